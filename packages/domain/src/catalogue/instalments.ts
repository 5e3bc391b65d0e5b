import { type Cents, toCents } from '../money/cents.ts';

/** Inclusive bounds. */
export type AmountLimits = { readonly minCents: Cents; readonly maxCents: Cents };

/** $50 to $3,000 [C-9-32]. */
export const AFTERPAY_LIMITS: AmountLimits = { minCents: toCents(50_00), maxCents: toCents(3_000_00) };
export const AFTERPAY_PAYMENTS = 4;

/**
 * Minimum weekly payment by purchase amount; no amount is shown above the last band. Zip sets each customer's limit
 * itself, so these bands and the minimum are ours and only back a 'from' price.
 */
const ZIP_BANDS = [
  { upToCents: 1_000_00, weeklyCents: 10_00 },
  { upToCents: 2_000_00, weeklyCents: 20_00 },
  { upToCents: 3_000_00, weeklyCents: 25_00 },
  { upToCents: 5_000_00, weeklyCents: 40_00 },
] as const;
export const ZIP_LIMITS: AmountLimits = { minCents: toCents(50_00), maxCents: toCents(5_000_00) };

const isWithin = (amountCents: Cents, { minCents, maxCents }: AmountLimits): boolean =>
  amountCents >= minCents && amountCents <= maxCents;

/** Whether Afterpay takes this amount [C-9-32]. */
export function isAfterpayOffered(amountCents: Cents): boolean {
  return isWithin(amountCents, AFTERPAY_LIMITS);
}

/** The four Afterpay payments, largest first, which sum to the exact amount; null outside its limits. */
export function afterpayPayments(amountCents: Cents): readonly Cents[] | null {
  if (!isAfterpayOffered(amountCents)) return null;
  const share = Math.floor(amountCents / AFTERPAY_PAYMENTS);
  const left = amountCents % AFTERPAY_PAYMENTS;
  return Array.from({ length: AFTERPAY_PAYMENTS }, (_, index) => toCents(index < left ? share + 1 : share));
}

/** Zip's lowest weekly payment; null outside its limits. */
export function zipWeekly(amountCents: Cents): Cents | null {
  if (!isWithin(amountCents, ZIP_LIMITS)) return null;
  const band = ZIP_BANDS.find(({ upToCents }) => amountCents <= upToCents);
  return band ? toCents(band.weeklyCents) : null;
}
