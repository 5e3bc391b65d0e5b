export type QuantityLimits = { readonly min: number; readonly max: number; readonly step: number };

/** The next smaller number that is allowed; null at the least. What is above the most falls to it. */
export function fewerThan(value: number, { min, max, step }: QuantityLimits): number | null {
  const fewer = Math.min(Math.ceil(value / step - 1) * step, Math.max(min, max));
  return fewer >= min && fewer < value ? fewer : null;
}

/** The next larger number that is allowed; null at the most. */
export function moreThan(value: number, { min, max, step }: QuantityLimits): number | null {
  const more = Math.max(min, Math.floor(value / step + 1) * step);
  return more <= max ? more : null;
}

/** What was typed as the nearest number that is allowed, whole lots of it; null for what is no number. */
export function readQuantity(text: string, { min, max, step }: QuantityLimits): number | null {
  const digits = text.trim();
  if (!/^\d+$/.test(digits)) return null;
  return Math.max(min, Math.min(Math.ceil(Number(digits) / step) * step, max));
}
