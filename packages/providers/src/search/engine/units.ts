const NAMES: Readonly<Record<string, readonly string[]>> = {
  inch: ['inch', 'inches', 'in'],
  cm: ['cm', 'centimetre', 'centimetres', 'centimeter', 'centimeters'],
  mm: ['mm', 'millimetre', 'millimetres', 'millimeter', 'millimeters'],
  m: ['m', 'metre', 'metres', 'meter', 'meters'],
  l: ['l', 'lt', 'ltr', 'litre', 'litres', 'liter', 'liters'],
  ml: ['ml', 'millilitre', 'millilitres'],
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  g: ['g', 'gram', 'grams'],
  w: ['w', 'watt', 'watts'],
  kw: ['kw', 'kilowatt', 'kilowatts'],
  hz: ['hz', 'hertz'],
  gb: ['gb', 'gig', 'gigs', 'gigabyte', 'gigabytes'],
  tb: ['tb', 'terabyte', 'terabytes'],
  mb: ['mb', 'megabyte', 'megabytes'],
  mah: ['mah'],
};

const UNIT_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(NAMES).flatMap(([unit, names]) => names.map((name) => [name, unit] as const)),
);

const NUMBER = /^\d+(?:\.\d+)?$/;
const NUMBER_AND_UNIT = /^(\d+)([a-z]+)$/;

export const isNumber = (token: string): boolean => NUMBER.test(token);

/** The canonical name of a unit: 'litres' is 'l'. */
export const unitOf = (token: string): string | undefined => UNIT_OF.get(token);

/** '637l' splits into number and unit; '55c3' does not. */
export function splitUnit(token: string): { readonly digits: string; readonly unit: string } | undefined {
  const match = NUMBER_AND_UNIT.exec(token);
  const unit = match?.[2] === undefined ? undefined : UNIT_OF.get(match[2]);
  return match?.[1] === undefined || unit === undefined ? undefined : { digits: match[1], unit };
}

const CM_PER_INCH = 2.54;

/** A length in the other common unit: 55 inch is 140 cm. Returns both roundings, since makers use either. */
export function convertLength(
  number: string,
  unit: string,
): { readonly numbers: readonly string[]; readonly unit: string } | undefined {
  const value = Number(number);
  if (unit === 'inch') return { numbers: roundings(value * CM_PER_INCH), unit: 'cm' };
  if (unit === 'cm') return { numbers: roundings(value / CM_PER_INCH), unit: 'inch' };
  return undefined;
}

const roundings = (value: number): string[] =>
  [...new Set([Math.round(value), Math.floor(value), Math.ceil(value)])].map(String);
