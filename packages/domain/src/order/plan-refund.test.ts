import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planCancel } from './cancel-order.ts';
import type { Order } from './order.ts';
import { planRefund, type RefundFacts, type RefundRequest } from './plan-refund.ts';
import { isAllRefunded, keptOf } from './refunded-parts.ts';
import {
  AGENT,
  byCard,
  byGiftCard,
  change,
  MANAGER,
  refundFacts,
  refundOf,
  SHOPPER,
  soldLine,
  soldOrder,
} from './testing/sample-refund.ts';

const CARD = byCard(319_00, change('CAPTURE', 319_00));

function plan(order: Order, request: Partial<RefundRequest>, facts: RefundFacts = refundFacts([CARD])) {
  const planned = planRefund(order, refundOf(request), facts);
  if (planned.status !== 'SUCCESS') throw new Error(planned.reasons.map(({ code }) => code).join());
  return planned.value;
}
const after = (order: Order, ...requests: Partial<RefundRequest>[]): Order => {
  let now = order;
  for (const request of requests) now = { ...now, refunds: [...(now.refunds ?? []), plan(now, request).refund] };
  return now;
};
const codes = (order: Order, request: Partial<RefundRequest>, facts = refundFacts([CARD])) => {
  const planned = planRefund(order, refundOf(request), facts);
  return planned.status === 'REJECTED' ? planned.reasons.map(({ code }) => code) : [];
};

describe('the cause of a refund', () => {
  const cause = (request: Partial<RefundRequest>) => plan(soldOrder(), request).refund.cause;
  const LINE = { lines: [{ lineId: '1', qty: 1 }] };

  it('is the one that was said, goodwill where nothing else goes back, and otherwise none', () => {
    expect(cause({ ...LINE, cause: 'FAULTY' })).toBe('FAULTY');
    expect(cause({ goodwillCents: 5_00 })).toBe('GOODWILL');
    expect(cause({ goodwillCents: 5_00, cause: 'LATE' })).toBe('LATE');
    expect('cause' in plan(soldOrder(), { ...LINE, goodwillCents: 5_00 }).refund).toBe(false);
  });

  it('of a cancelled order is that it was cancelled', () => {
    const planned = planCancel(soldOrder({ status: 'PLACED' }), '', refundFacts([CARD]));
    expect(planned.status === 'SUCCESS' && planned.value?.refund.cause).toBe('CANCELLED');
  });
});

describe('what goes back', () => {
  it('is what was truly paid for each unit, its GST to the cent, and all units together are the line', () => {
    const units = [1, 1, 1].reduce<Order>((now, qty) => after(now, { lines: [{ lineId: '1', qty }] }), soldOrder());
    expect(units.refunds?.map(({ amountCents, gstCents }) => [amountCents, gstCents])).toEqual([
      [66_67, 6_06],
      [66_67, 6_06],
      [66_66, 6_06],
    ]);
    expect(after(soldOrder(), { lines: [{ lineId: '1', qty: 3 }] }).refunds).toMatchObject([
      { amountCents: 200_00, gstCents: 18_18 },
    ]);
  });

  it('has the repair plan of a line in it', () => {
    const repair = { id: 'plan', name: 'Plan', years: 3, totalCents: 50_00 };
    const order = soldOrder({ lines: [soldLine('1', { plan: repair, totalCents: 269_00, gstCents: 29_00 })] });
    expect(plan(order, { lines: [{ lineId: '1', qty: 1 }] }).refund.amountCents).toBe(319_00);
  });

  it('may be delivery, in whole or in part, with its GST', () => {
    const order = after(soldOrder(), { deliveryCents: 10_00 }, { deliveryCents: 9_00 });
    expect(order.refunds?.map(({ amountCents, gstCents }) => [amountCents, gstCents])).toEqual([
      [10_00, 91],
      [9_00, 82],
    ]);
    expect(codes(order, { deliveryCents: 1 })).toEqual(['RefundDeliveryExceeded']);
  });

  it('may be goodwill, which does not go back again with the goods', () => {
    const order = after(soldOrder(), { goodwillCents: 30_00 });
    expect(order.refunds?.[0]).toMatchObject({ amountCents: 30_00, gstCents: 2_73 });
    const rest = planCancel(order, '', refundFacts([{ ...CARD, changes: [...CARD.changes, change('REFUND', 30_00)] }]));
    expect(rest).toMatchObject({ value: { refund: { amountCents: 289_00, gstCents: 26_27, alreadyCents: 30_00 } } });
  });

  it('says which goods can be sold again: not the faulty, and no gift cards', () => {
    const card = { amount: 100, recipientName: '', recipientEmail: '', senderName: '', message: '' };
    const order = soldOrder({ lines: [soldLine('1', { qty: 2 }), soldLine('2', { giftcard: card, gstCents: 0 })] });
    const facts = refundFacts([CARD], { unusedCards: new Map([['2', 1]]) });
    const lines = [
      { lineId: '1', qty: 2 },
      { lineId: '2', qty: 1 },
    ];
    expect(plan(order, { lines }, facts)).toMatchObject({
      restocked: [{ variantId: 'v1', qty: 2 }],
      cards: [{ lineId: '2', qty: 1 }],
    });
    expect(plan(order, { lines, restock: false }, facts).restocked).toEqual([]);
    expect(codes(order, { lines }, refundFacts([CARD]))).toEqual(['GiftCardUsed']);
  });

  it('goes by each payment in its own way', () => {
    const order = soldOrder();
    const legs = [byCard(219_00), byGiftCard(1, 100_00)];
    const { changes, refund } = plan(order, { lines: [{ lineId: '2', qty: 1 }] }, refundFacts(legs));
    expect(changes).toEqual([
      { leg: 0, kind: 'RELEASE', amountCents: 68_66 },
      { leg: 1, kind: 'REFUND', amountCents: 31_34 },
    ]);
    expect(refund.parts.map(({ way, label }) => [way, label])).toEqual([
      ['NOT_TAKEN', 'Visa ending 1111'],
      ['GIFT_CARD', 'Gift card ending 1'],
    ]);
  });
});

describe('a refund is refused', () => {
  it.each<[string, Partial<RefundRequest>, string]>([
    ['of nothing', {}, 'RefundEmpty'],
    ['of a line that is not there', { lines: [{ lineId: '9', qty: 1 }] }, 'RefundLineUnknown'],
    ['of more units than there are', { lines: [{ lineId: '2', qty: 2 }] }, 'RefundQtyExceeded'],
    ['of half a unit', { lines: [{ lineId: '1', qty: 0.5 }] }, 'RefundQtyExceeded'],
    ['of less than nothing', { goodwillCents: -1 }, 'RefundGoodwillExceeded'],
    ['of more than was paid', { goodwillCents: 319_01 }, 'RefundExceedsPaid'],
    ['by another way without a reason', { goodwillCents: 1, order: 'PROVIDER_FIRST' }, 'RefundReasonMissing'],
  ])('%s', (_, request, code) => {
    expect(codes(soldOrder(), request)).toContain(code);
  });

  it('of the same line named twice', () => {
    const one = { lineId: '1', qty: 2 };
    expect(codes(soldOrder(), { lines: [one, one] })).toContain('RefundLineUnknown');
  });

  it('as goodwill beyond what somebody may give on an order', () => {
    const agent = refundFacts([CARD], { actor: AGENT });
    expect(codes(soldOrder(), { goodwillCents: 50_00 }, agent)).toEqual([]);
    expect(codes(soldOrder(), { goodwillCents: 50_01 }, agent)).toEqual(['RefundGoodwillExceeded']);
    expect(codes(after(soldOrder(), { goodwillCents: 50_00 }), { goodwillCents: 1 }, agent)).toEqual([
      'RefundGoodwillExceeded',
    ]);
    expect(codes(soldOrder(), { goodwillCents: 1 }, refundFacts([CARD], { actor: SHOPPER }))).toEqual([
      'RefundGoodwillExceeded',
    ]);
  });

  it('as goodwill beyond what one person gives in a day', () => {
    const left = (cents: number, goodwillTodayCents: number) => {
      const planned = planRefund(
        soldOrder(),
        refundOf({ goodwillCents: cents }),
        refundFacts([CARD], { actor: AGENT, goodwillTodayCents }),
      );
      return planned.status === 'REJECTED' ? [planned.reasons[0]?.code, planned.reasons[0]?.params?.leftCents] : null;
    };
    expect(left(50_00, 200_00)).toBeNull();
    expect(left(50_00, 200_01)).toEqual(['RefundGoodwillDayExceeded', 49_99]);
    expect(left(1, 300_00)).toEqual(['RefundGoodwillDayExceeded', 0]);
    // the order's own limit is the nearer one
    expect(left(50_01, 0)).toEqual(['RefundGoodwillExceeded', 50_00]);
    expect(codes(soldOrder(), { goodwillCents: 60_00 }, refundFacts([CARD], { goodwillTodayCents: 900_00 }))).toEqual(
      [],
    );
  });

  it('when the bank took the money back already', () => {
    const disputed = refundFacts([{ ...CARD, chargedBackCents: 319_00 }]);
    expect(codes(soldOrder(), { lines: [{ lineId: '2', qty: 1 }] }, disputed)).toEqual(['RefundExceedsPaid']);
  });

  it.each(['PENDING', 'CANCELLED', 'REFUNDED'] as const)('of an order that is %s', (status) => {
    expect(codes(soldOrder({ status }), { goodwillCents: 1 })).toEqual(['OrderStateInvalid']);
  });
});

describe('a cancellation', () => {
  it.each([
    ['PLACED', SHOPPER, true],
    ['PACKED', SHOPPER, false],
    ['PACKED', MANAGER, true],
    ['READY_TO_COLLECT', AGENT, true],
    ['COLLECTED', MANAGER, false],
    ['CANCELLED', MANAGER, false],
    ['PENDING', MANAGER, false],
  ] as const)('of an order that is %s by %o: %s', (status, actor, isTaken) => {
    const planned = planCancel(soldOrder({ status }), '', refundFacts([byCard(319_00)], { actor }));
    expect(planned.status).toBe(isTaken ? 'SUCCESS' : 'REJECTED');
  });

  it('gives back all that is left, and nothing twice', () => {
    const order = after(soldOrder(), { lines: [{ lineId: '1', qty: 2 }] });
    const planned = planCancel(order, '', refundFacts([byCard(319_00, change('RELEASE', 133_34))]));
    expect(planned).toMatchObject({
      value: {
        refund: { lines: [{ lineId: '1', qty: 1 }, { lineId: '2' }], deliveryCents: 19_00, amountCents: 185_66 },
        changes: [{ kind: 'CANCEL', amountCents: 185_66 }],
      },
    });
  });
});

it('whatever is refunded, in any portions: cents and GST stay within what was paid, and all of it is all of it', () => {
  const anyLine = fc.record({ qty: fc.integer({ min: 1, max: 9 }), totalCents: fc.integer({ min: 0, max: 500_000 }) });
  const anyStep = fc.record({
    line: fc.nat({ max: 3 }),
    qty: fc.integer({ min: 1, max: 4 }),
    deliveryCents: fc.nat({ max: 9_900 }),
    goodwillCents: fc.nat({ max: 40_000 }),
  });
  fc.assert(
    fc.property(
      fc.array(anyLine, { minLength: 1, maxLength: 4 }),
      fc.nat({ max: 9_900 }),
      fc.nat({ max: 100 }),
      fc.array(anyStep, { maxLength: 6 }),
      fc.nat({ max: 100 }),
      (given, shippingCents, taxedPercent, steps, giftPercent) => {
        const lines = given.map(({ qty, totalCents }, index) =>
          soldLine(String(index), { qty, totalCents, gstCents: Math.floor((totalCents * taxedPercent) / 1100) }),
        );
        const totalCents = lines.reduce((sum, line) => sum + line.totalCents, shippingCents);
        const gstCents = lines.reduce((sum, line) => sum + (line.gstCents ?? 0), Math.floor(shippingCents / 11));
        const totals = { itemsCents: 0, discountCents: 0, shippingCents, totalCents, gstCents };
        let order = soldOrder({ status: 'PLACED', lines, totals });
        const gift = Math.floor((totalCents * giftPercent) / 100);
        let legs = [byCard(totalCents - gift), byGiftCard(1, gift)].filter((leg) => leg.authorisedCents > 0);
        const take = (planned: ReturnType<typeof planCancel>) => {
          if (planned.status !== 'SUCCESS' || !planned.value) return;
          const { refund, changes } = planned.value;
          expect(changes.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(refund.amountCents);
          order = { ...order, refunds: [...(order.refunds ?? []), refund] };
          legs = legs.map((leg) => ({
            ...leg,
            changes: [
              ...leg.changes,
              ...changes.filter((one) => one.leg === leg.leg).map((one) => change(one.kind, one.amountCents)),
            ],
          }));
          expect(keptOf(order).cents).toBeGreaterThanOrEqual(0);
          expect(keptOf(order).gstCents).toBeGreaterThanOrEqual(0);
          expect(refund.gstCents).toBeGreaterThanOrEqual(0);
        };
        for (const { line, qty, deliveryCents, goodwillCents } of steps)
          take(
            planRefund(
              order,
              refundOf({ lines: [{ lineId: String(line), qty }], deliveryCents, goodwillCents }),
              refundFacts(legs),
            ),
          );
        take(planCancel(order, '', refundFacts(legs)));
        expect(keptOf(order)).toEqual({ cents: 0, gstCents: 0 });
        expect(isAllRefunded(order)).toBe(true);
      },
    ),
    { numRuns: 300 },
  );
});
