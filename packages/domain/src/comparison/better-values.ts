/** Which way a figure is better. */
export type Direction = 'higher' | 'lower';

const HIGHER = [
  'energyStars',
  'waterStars',
  'heatStars',
  'warrantyYears',
  'updatesYears',
  'batteryHours',
  'batteryDays',
  'batteryWeeks',
  'batteryMonths',
  'caseHours',
  'runMinutes',
  'flightMinutes',
  'holdHours',
  'memoryGb',
  'storageGb',
  'readMbs',
  'writeMbs',
  'speedMbps',
  'pagesMinute',
  'suctionAw',
  'suctionPa',
  'cadr',
  'lifeMonths',
] as const;

const LOWER = [
  'energyKwhYear',
  'waterL',
  'noiseDb',
  'outdoorDb',
  'centsHour',
  'centsPage',
  'washMinutes',
  'dryMinutes',
  'boilMinutes',
  'heatSeconds',
  'chargeHours',
  'responseMs',
] as const;

const DIRECTIONS: ReadonlyMap<string, Direction> = new Map([
  ...HIGHER.map((code) => [code, 'higher'] as const),
  ...LOWER.map((code) => [code, 'lower'] as const),
]);

/** Only where better is clear to everyone. A larger fridge or a lighter machine is a matter of the home. */
export function betterDirection(attributeCode: string): Direction | undefined {
  return DIRECTIONS.get(attributeCode);
}

/** One product's figure, and how a shopper reads it. */
export type Figure = { readonly value: number; readonly text: string };

/**
 * The words of the best figure. None when fewer than two are known or all read the same: then nothing is better.
 * Words decide, so that a difference that rounding hides makes no winner.
 */
export function bestText(figures: readonly Figure[], direction: Direction): string | undefined {
  if (new Set(figures.map(({ text }) => text)).size < 2) return undefined;
  const sign = direction === 'higher' ? 1 : -1;
  return figures.reduce((best, figure) => (sign * figure.value > sign * best.value ? figure : best)).text;
}
