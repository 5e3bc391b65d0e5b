/** Days from the moment the shop is made; null: no end on that side. */
export type DaySpan = readonly [fromDays: number | null, toDays: number | null];

/** When a promotion runs and its badge is shown: one span for both, so that neither promises what the other does not give. */
export const CAMPAIGNS = {
  kitchenBundle: [-5, 16],
  kitchenCode: [-20, 40],
  laundryPair: [14, 42],
  winterBundle: [-120, -60],
} as const satisfies Readonly<Record<string, DaySpan>>;
