// What the codes of cars mean, in words. A code that is not known here is shown as it is, spelled out.
import type { cars } from "@wayfare/client";

type Words<Code extends string> = Readonly<Record<Code, string>>;

/** What a code means; a text of the service goes before it. */
export function said<Code extends string>(words: Words<Code>, code: Code | undefined, text?: string): string {
  if (text) return text;
  if (code === undefined) return "Not stated";
  return Object.hasOwn(words, code) ? words[code] : spelled(code);
}

/** What the service calls a thing; else its code, spelled out. */
export function named(thing: { code?: string | undefined; displayName?: string | undefined } | undefined): string {
  return thing?.displayName ?? (thing?.code === undefined ? "Not stated" : spelled(thing.code));
}

/** `tireGlass` as `Tire glass`. */
function spelled(code: string): string {
  const words = code.replace(/(?<=[a-z])(?=[A-Z0-9])/g, " ").toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const GROUPS: Words<cars.CarTypeGroup> = {
  small: "Small",
  medium: "Medium",
  large: "Large",
  suv: "SUV",
  van: "Van",
  pickupTruck: "Pick-up truck",
  luxury: "Luxury",
  convertible: "Convertible",
  commercial: "Commercial",
};

export const TRANSMISSIONS: Words<cars.CarTransmission> = { automatic: "Automatic", manual: "Manual" };

export const FUELS: Words<cars.CarFuel> = {
  petrol: "Petrol",
  diesel: "Diesel",
  hybrid: "Hybrid",
  electric: "Electric",
  lpgCompressed: "LPG",
  ethanol: "Ethanol",
  hydrogen: "Hydrogen",
  multiFuel: "Several fuels",
};

export const DOORS: Words<cars.CarDoors> = {
  doors1: "1 door",
  doors2: "2 doors",
  doors23: "2 or 3 doors",
  doors24: "2 or 4 doors",
  doors3: "3 doors",
  doors4: "4 doors",
  doors45: "4 or 5 doors",
  doors5: "5 doors",
  doors6: "6 doors",
  doors7: "7 doors",
};

export const FEATURES: Words<cars.CarFeatureCode> = { ac: "Air conditioning", navigationSystem: "Navigation system" };

export const PAYMENTS: Words<cars.CarPaymentType> = {
  payAtPickup: "Pay at pick-up",
  prepay: "Pay when booking",
  deposit: "Part when booking",
};

export const PAYMENTS_LONG: Words<cars.CarPaymentType> = {
  payAtPickup: "All of it at the desk, when you pick the car up.",
  prepay: "All of it when you book.",
  deposit: "A part when you book, the rest at pick-up. How much is not stated.",
};

export const RATES: Words<cars.CarRateType> = {
  bestAvailable: "Open to all",
  exclusive: "Offered only here",
  corporate: "For members of a company",
};

export const AGENCIES: Words<cars.AgencyType> = {
  regular: "Agency with a counter",
  p2p: "Private owner",
  opaque: "Agency named after booking",
  delivery: "Delivered to you",
  includedDriver: "With a driver",
};

/** What is not known, or not usual, before booking. Agencies with counters need no word. */
export const AGENCIES_LONG: Words<Exclude<cars.AgencyType, "regular">> = {
  p2p: "The car is a private owner's. The exact pick-up place may be told only after booking.",
  opaque: "Which agency it is, you learn only after booking.",
  delivery: "The car is brought to a place that you name.",
  includedDriver: "The car comes with a driver: you don't drive it yourself.",
};

export const ACCESS: Words<cars.CarLocationType> = {
  inTerminal: "In the terminal",
  shuttle: "By shuttle from the airport",
  nonAirport: "Not at an airport",
  checkForDetails: "Stated in the booking",
  callForPickup: "Call to be collected",
  opaqueAirport: "At the airport, told after booking",
};

export const ACCESS_LONG: Words<cars.CarLocationType> = {
  inTerminal: "The desk is in the airport terminal.",
  shuttle: "A shuttle takes you from the airport to the desk.",
  nonAirport: "The desk is not at an airport: you have to get there.",
  checkForDetails: "How to get there is stated in the booking.",
  callForPickup: "Call the agency once you are there: it collects you.",
  opaqueAirport: "It is at the airport; the exact place is told only after booking.",
};

export const FUEL_POLICIES: Words<cars.CarFuelPolicyCode> = {
  fullToFull: "Full to full",
  fullToEmpty: "Full to empty",
  halfToHalf: "Half to half",
  halfToEmpty: "Half to empty",
  quarterToQuarter: "Quarter to quarter",
  emptyToEmpty: "Empty to empty",
  sameToSame: "Same to same",
};

export const FUEL_POLICIES_LONG: Words<cars.CarFuelPolicyCode> = {
  fullToFull: "You get a full tank and return a full one.",
  fullToEmpty: "You pay for a full tank at pick-up; what is left on return is not paid back.",
  halfToHalf: "You get half a tank and return half a tank.",
  halfToEmpty: "You pay for half a tank at pick-up; what is left on return is not paid back.",
  quarterToQuarter: "You get a quarter of a tank and return the same.",
  emptyToEmpty: "You get an almost empty tank and may return it so.",
  sameToSame: "You return as much as was in the tank at pick-up.",
};

export const INSURANCES: Words<cars.CarInsuranceCode> = {
  collision: "Damage to the car",
  theft: "Theft of the car",
  thirdParty: "Harm to others",
  fire: "Fire",
  tireGlass: "Tyres and glass",
};

export const FEES: Words<cars.CarFeeCode> = {
  youngDriver: "Young driver",
  seniorDriver: "Senior driver",
  dropOff: "Return at another place",
  afterHours: "Pick-up or return out of hours",
  deliveryFee: "Delivery of the car",
  securityDeposit: "Security deposit",
};

/** Who books a special class does not know what it will be. */
export function decidedAtPickup(type: cars.CarTypeDetail | undefined): string | undefined {
  const code = type?.code ?? "";
  if (/^special/.test(code)) return "The size and the car are decided at pick-up.";
  if (/special/i.test(code)) return "Which car it is, is decided at pick-up.";
  return undefined;
}
