export type QuantityLimits = { readonly min: number; readonly max: number; readonly step: number };

/** The next lower allowed quantity; null at the minimum. Values above the maximum drop to it. */
export function fewerThan(value: number, { min, max, step }: QuantityLimits): number | null {
  const fewer = Math.min(Math.ceil(value / step - 1) * step, Math.max(min, max));
  return fewer >= min && fewer < value ? fewer : null;
}

/** The next higher allowed quantity; null at the maximum. */
export function moreThan(value: number, { min, max, step }: QuantityLimits): number | null {
  const more = Math.max(min, Math.floor(value / step + 1) * step);
  return more <= max ? more : null;
}

/** The nearest allowed quantity to the typed text, in whole packs; null when not a number. */
export function readQuantity(text: string, { min, max, step }: QuantityLimits): number | null {
  const digits = text.trim();
  if (!/^\d+$/.test(digits)) return null;
  return Math.max(min, Math.min(Math.ceil(Number(digits) / step) * step, max));
}
