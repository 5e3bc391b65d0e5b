/** Whether higher or lower is better. */
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

/** Only for attributes where better is undisputed. The right fridge size or machine weight depends on the home. */
export function betterDirection(attributeCode: string): Direction | undefined {
  return DIRECTIONS.get(attributeCode);
}

/** A product's numeric value and its display text. */
export type Figure = { readonly value: number; readonly text: string };

/**
 * The display text of the best value; undefined when fewer than two are known or all look the same. Compares texts, so
 * that a difference hidden by rounding has no winner.
 */
export function bestText(figures: readonly Figure[], direction: Direction): string | undefined {
  if (new Set(figures.map(({ text }) => text)).size < 2) return undefined;
  const sign = direction === 'higher' ? 1 : -1;
  return figures.reduce((best, figure) => (sign * figure.value > sign * best.value ? figure : best)).text;
}
