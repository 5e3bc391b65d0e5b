export const RESEND_REFUSALS = ['GiftCardInactive', 'GiftCardJustSent'] as const;
export type ResendRefusal = (typeof RESEND_REFUSALS)[number];

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const PAUSE_MS = 10 * MINUTE_MS;
const PER_DAY = 3;

/** Whether a gift card may be sent again: ten minutes after the last time, and three times in 24 hours. */
export function mayResend(sentAt: readonly number[], nowMs: number): boolean {
  const ages = sentAt.map((at) => nowMs - at).filter((age) => age < DAY_MS);
  return ages.length < PER_DAY && ages.every((age) => age >= PAUSE_MS);
}
