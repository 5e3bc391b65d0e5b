import type { GiftCardRecord } from './records.ts';

const card = (number: string, balance: number, changes: Partial<GiftCardRecord> = {}): GiftCardRecord => ({
  number,
  pin: '737',
  balance,
  expiresAt: Date.UTC(2035, 0, 1),
  isSuspended: false,
  wrongPins: 0,
  ...changes,
});

/** The simulator's Givex cards, one for each possible problem. Every PIN is 737. */
export const DEMO_GIFT_CARDS: readonly GiftCardRecord[] = [
  card('4126491073027401', 50_00),
  card('4126491073027419', 5_000_00),
  card('4126491073027427', 10_00),
  /** Empty. */
  card('4126491073027435', 0),
  /** Expired. */
  card('4126491073027443', 75_00, { expiresAt: Date.UTC(2025, 0, 1) }),
  /** Suspended by the shop. */
  card('4126491073027450', 100_00, { isSuspended: true }),
  /** Locked after too many wrong PINs. */
  card('4126491073027468', 100_00, { wrongPins: 99 }),
];
