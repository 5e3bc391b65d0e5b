export const COUNTDOWN_UNITS = ['Day', 'Hour', 'Minute'] as const;
export type CountdownUnit = (typeof COUNTDOWN_UNITS)[number];
export type Countdown = { readonly amount: number; readonly unit: CountdownUnit };

export const COUNTDOWN_SECONDS: Readonly<Record<CountdownUnit, number>> = { Day: 86_400, Hour: 3_600, Minute: 60 };

/** Time left on a reduction, in the largest unit that fits; never less than a minute [D-2-123 D-2-124]. */
export function discountCountdown(endsAtSeconds: number, nowSeconds: number): Countdown | null {
  const left = endsAtSeconds - nowSeconds;
  if (left <= 0) return null;
  const unit = COUNTDOWN_UNITS.find((name) => left >= COUNTDOWN_SECONDS[name]) ?? 'Minute';
  return { amount: Math.max(1, Math.floor(left / COUNTDOWN_SECONDS[unit])), unit };
}

/** Countdown text: '2 Days', '1 Minute'. */
export function formatCountdown({ amount, unit }: Countdown): string {
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
