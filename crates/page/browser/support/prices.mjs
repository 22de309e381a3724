// Parses displayed prices.

const AMOUNT = /(?<sign>[$€£¥])(?<digits>\d[\d,]*(?:\.\d+)?)/g;

/** Returns the amounts in a text, in order. */
export function amounts(text) {
  return [...text.matchAll(AMOUNT)].map(({ groups: { sign, digits } }) => ({
    sign,
    value: Number(digits.replaceAll(",", "")),
  }));
}
