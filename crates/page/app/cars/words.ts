// Labels for car codes. An unknown code is split into words.
import type { cars } from "@wayfare/client";

type Words<Code extends string> = Readonly<Record<Code, string>>;

/** Returns the label of a code. `text` from the service takes precedence. */
export function labelOf<Code extends string>(words: Words<Code>, code: Code | undefined, text?: string): string {
  if (text) return text;
  if (code === undefined) return "Not specified";
  return Object.hasOwn(words, code) ? words[code] : humanized(code);
}

/** Returns the display name from the service, or else the code, split into words. */
export function nameOf(thing: { code?: string | undefined; displayName?: string | undefined } | undefined): string {
  return thing?.displayName ?? (thing?.code === undefined ? "Not specified" : humanized(thing.code));
}

/** Splits a code into words: `tireGlass` becomes `Tire glass`. */
function humanized(code: string): string {
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
  multiFuel: "Multi-fuel",
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
  prepay: "Pay now",
  deposit: "Pay part now",
};

export const PAYMENTS_LONG: Words<cars.CarPaymentType> = {
  payAtPickup: "Pay in full at pick-up.",
  prepay: "Pay in full when you book.",
  deposit: "Pay part when you book and the rest at pick-up. The amounts are not specified.",
};

export const RATES: Words<cars.CarRateType> = {
  bestAvailable: "Public rate",
  exclusive: "Exclusive rate",
  corporate: "Corporate rate",
};

export const AGENCIES: Words<cars.AgencyType> = {
  regular: "Rental company with desk",
  p2p: "Private owner",
  opaque: "Company shown after booking",
  delivery: "Delivered to you",
  includedDriver: "Driver included",
};

/** Notes on unusual rental companies. Regular companies need no note. */
export const AGENCIES_LONG: Words<Exclude<cars.AgencyType, "regular">> = {
  p2p: "A private owner rents out this car. The exact pick-up location may be shown only after you book.",
  opaque: "The rental company is shown after you book.",
  delivery: "The car is delivered to a location of your choice.",
  includedDriver: "A driver is included; you don't drive the car yourself.",
};

export const ACCESS: Words<cars.CarLocationType> = {
  inTerminal: "In the terminal",
  shuttle: "Airport shuttle",
  nonAirport: "Not at an airport",
  checkForDetails: "See booking details",
  callForPickup: "Call on arrival",
  opaqueAirport: "Airport, details after booking",
};

export const ACCESS_LONG: Words<cars.CarLocationType> = {
  inTerminal: "The desk is in the airport terminal.",
  shuttle: "A shuttle runs from the airport to the desk.",
  nonAirport: "The desk is not at an airport; you need to get there yourself.",
  checkForDetails: "The booking details include directions to the desk.",
  callForPickup: "Call the rental company when you arrive; it will collect you.",
  opaqueAirport: "The desk is at the airport; the exact location is shown after you book.",
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
  fullToFull: "Pick up the car with a full tank and return it full.",
  fullToEmpty: "You pay for a full tank at pick-up; unused fuel is not refunded.",
  halfToHalf: "Pick up the car with half a tank and return it half full.",
  halfToEmpty: "You pay for half a tank at pick-up; unused fuel is not refunded.",
  quarterToQuarter: "Pick up the car with a quarter of a tank and return it at the same level.",
  emptyToEmpty: "Pick up the car with an almost empty tank; you may return it almost empty.",
  sameToSame: "Return the car with as much fuel as at pick-up.",
};

export const INSURANCES: Words<cars.CarInsuranceCode> = {
  collision: "Collision damage",
  theft: "Theft",
  thirdParty: "Third-party liability",
  fire: "Fire",
  tireGlass: "Tyres and glass",
};

export const FEES: Words<cars.CarFeeCode> = {
  youngDriver: "Young driver fee",
  seniorDriver: "Senior driver fee",
  dropOff: "One-way fee",
  afterHours: "Out-of-hours fee",
  deliveryFee: "Delivery fee",
  securityDeposit: "Security deposit",
};

/** Returns a note for special classes, whose car is assigned at pick-up. */
export function decidedAtPickup(type: cars.CarTypeDetail | undefined): string | undefined {
  const code = type?.code ?? "";
  if (/^special/.test(code)) return "Size and model are assigned at pick-up.";
  if (/special/i.test(code)) return "The model is assigned at pick-up.";
  return undefined;
}
