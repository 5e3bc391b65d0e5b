import { toCents } from '@wattle/domain/money';
import { describe, expect, it } from 'vitest';
import { DEMO_GIFT_CARDS } from './embedded/demo-gift-cards.ts';
import type { PaymentRecord } from './embedded/records.ts';
import { openPayment, type TestPayment } from './testing/open-payment.ts';
import { authoriseInput, call } from './testing/samples.ts';

const CARD = DEMO_GIFT_CARDS[1];
const MEANS = { kind: 'GIFT_CARD', code: CARD?.number ?? '', pin: CARD?.pin ?? '' } as const;

/** Deterministic for a seed. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

/** The gift card amount that a payment still holds. */
const heldOf = ({ state, isCancelled, value, refundedValue }: PaymentRecord): number =>
  state === 'AUTHORISED' && !isCancelled ? value - refundedValue : 0;

async function playOne({ provider }: TestPayment, random: (below: number) => number, known: string[]): Promise<void> {
  const paymentReference = known[random(known.length)] ?? '';
  const change = { ...call(), paymentReference, amountCents: toCents(1 + random(120_00)) };
  const moves = [
    async () => {
      const amountCents = toCents(1 + random(400_00));
      const outcome = await provider.authorise(authoriseInput({ means: MEANS, amountCents }));
      if (outcome.status === 'AUTHORISED') known.push(outcome.paymentReference);
    },
    () => provider.capture(change),
    () => provider.refund(change),
    () => (random(4) === 0 ? provider.cancel(change) : provider.refund(change)),
  ];
  await moves[random(moves.length)]?.();
}

describe('whatever is done in whatever order', () => {
  it.each([1, 2, 3])('no cent is lost or made (seed %i)', async (seed) => {
    await using test = await openPayment({ webhook: null });
    const [random, known] = [createRandom(seed), [] as string[]];
    for (let round = 0; round < 25; round += 1)
      await Promise.all(Array.from({ length: 4 }, () => playOne(test, random, known)));
    const payments = (await test.store.list('payment', { limit: 1_000 })).map(({ value }) => value);
    expect(known.length).toBeGreaterThan(5);
    for (const { value, capturedValue, refundedValue, isCancelled } of payments) {
      expect(capturedValue).toBeLessThanOrEqual(value);
      expect(refundedValue).toBeLessThanOrEqual(capturedValue);
      expect(isCancelled && capturedValue > 0).toBe(false);
    }
    const left = (await test.store.find('giftCard', MEANS.code))?.value.balance ?? 0;
    expect(left + payments.reduce((total, payment) => total + heldOf(payment), 0)).toBe(CARD?.balance);
  });
});
