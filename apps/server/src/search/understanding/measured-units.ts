import type { FamilyAttribute } from '@wattle/domain/catalogue';

/** An attribute's unit as searches name it: 'dB(A)' is 'dB', 'GB storage' is 'gb'. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/^dB/, 'dB'],
  [/^stars?$/, 'star'],
  [/^GB\b/, 'gb'],
  [/^TB\b/, 'tb'],
  [/^(inch|inches|in|″|")$/, 'inch'],
  [/^mAh$/, 'mah'],
];

export function measuredUnit({ suffix }: FamilyAttribute): string {
  const text = suffix.trim();
  return (
    UNITS.find(([pattern]) => pattern.test(text))?.[1] ??
    (/^(slices|places|bottles)$/.test(text) ? text : text.toLowerCase())
  );
}

/** How much of the second unit is one of the first. */
const FACTORS: Readonly<Record<string, number>> = {
  'mm cm': 0.1,
  'cm mm': 10,
  'm mm': 1000,
  'm cm': 100,
  'inch cm': 2.54,
  'inch mm': 25.4,
  'cm inch': 1 / 2.54,
  'tb gb': 1024,
  'gb tb': 1 / 1024,
  'w kw': 0.001,
  'kw w': 1000,
  'ml l': 0.001,
  'l ml': 1000,
  'g kg': 0.001,
  'kg g': 1000,
};

type Numbers = { readonly least: number | null; readonly most: number | null; readonly about: number | null };

/** The same amount in another unit; undefined where there is no way from one to the other. */
export function convertUnit({ least, most, about }: Numbers, from: string, to: string): Numbers | undefined {
  const factor = FACTORS[`${from} ${to}`];
  if (factor === undefined) return undefined;
  const scaled = (value: number | null): number | null => (value === null ? null : value * factor);
  return { least: scaled(least), most: scaled(most), about: scaled(about) };
}

/** How far a size may be from the one that was asked for: a 900 mm fridge is 895 or 913 mm wide. */
export function toleranceOf(value: number, unit: string): number {
  switch (unit) {
    case 'mm':
    case 'cm':
    case 'gb':
      return value * 0.025;
    case 'l':
    case 'w':
    case 'kw':
    case 'mah':
      return value * 0.05;
    case 'bottles':
      return value * 0.1;
    case 'kg':
      return 0.25;
    case 'inch':
      return 0.5;
    default:
      return 0;
  }
}
