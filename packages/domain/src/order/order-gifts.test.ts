import { describe, expect, it } from 'vitest';
import type { GiftTerms, Order } from './order.ts';
import { lostGifts } from './order-gifts.ts';
import { creditNoteOf } from './order-papers.ts';
import { canRefund, planRefund, type RefundRequest } from './plan-refund.ts';
import { previewCancel, previewReturn } from './preview-refund.ts';
import { isAllRefunded, keptOf } from './refunded-parts.ts';
import { byCard, change, refundFacts, soldLine, soldOrder } from './testing/sample-refund.ts';

const FREE: GiftTerms = { worthCents: 0, earnedBy: [] };
/** Three kettles at $66.67, a fan for $100, and a mug for nothing. */
const withGift = (gift: GiftTerms | undefined, part: Partial<Order> = {}): Order => {
  const { lines, totals } = soldOrder();
  const mug = soldLine('3', { name: 'Mug', unitCents: 0, totalCents: 0, gstCents: 0, promotionId: 'mug' });
  return soldOrder({ lines: [...lines, { ...mug, ...(gift && { gift }) }], totals, ...part });
};
const delivered = { status: 'DELIVERED' } as const;
const paid = refundFacts([byCard(319_00, change('CAPTURE', 319_00))]);
const request = (part: Partial<RefundRequest>): RefundRequest => ({
  ...{ lines: [], deliveryCents: 0, goodwillCents: 0, restock: true, order: 'SHARES', cause: null, reason: '' },
  ...part,
});
const goods = [
  { lineId: '1', qty: 3 },
  { lineId: '2', qty: 1 },
];
function plan(order: Order, part: Partial<RefundRequest>) {
  const planned = planRefund(order, request(part), paid);
  if (planned.status !== 'SUCCESS') throw new Error(JSON.stringify(planned.reasons));
  return planned.value;
}
const after = (order: Order, part: Partial<RefundRequest>): Order => ({
  ...order,
  refunds: [...(order.refunds ?? []), plan(order, part).refund],
});

describe('a gift', () => {
  it.each<[string, GiftTerms | undefined, readonly [number, number], boolean]>([
    ['of an older order stays with any goods', undefined, [3, 0], false],
    ['goes with the last of the goods', undefined, [3, 1], true],
    ['stays while enough units do', { ...FREE, earnedBy: [{ least: 2, counts: { 1: 3 } }] }, [1, 1], false],
    ['goes with a unit too many', { ...FREE, earnedBy: [{ least: 2, counts: { 1: 3 } }] }, [2, 0], true],
    [
      'stays while enough is spent',
      { ...FREE, earnedBy: [{ least: 250_00, counts: { 1: 200_00, 2: 100_00 } }] },
      [0, 0],
      false,
    ],
    [
      'goes with what was spent',
      { ...FREE, earnedBy: [{ least: 250_00, counts: { 1: 200_00, 2: 100_00 } }] },
      [1, 0],
      true,
    ],
    ['does not mind other goods', { ...FREE, earnedBy: [{ least: 1, counts: { 1: 3 } }] }, [0, 1], false],
  ])('%s', (_, terms, [kettles, fans], isLost) => {
    const going = [
      { lineId: '1', qty: kettles },
      { lineId: '2', qty: fans },
    ].filter(({ qty }) => qty > 0);
    expect(lostGifts(withGift(terms), going).map(({ line }) => line.id)).toEqual(isLost ? ['3'] : []);
  });

  it('that has not left returns to stock, also where the goods do not', () => {
    const { refund, restocked, writtenOff } = plan(withGift(FREE), { lines: goods, restock: false });
    expect(refund).toMatchObject({ amountCents: 300_00, gifts: [{ lineId: '3', qty: 1, fate: 'RESTOCK' }] });
    expect(refund.lines.map(({ lineId }) => lineId)).toEqual(['1', '2', '3']);
    expect([restocked, writtenOff.map(({ variantId }) => variantId)]).toEqual([
      [{ variantId: 'v3', qty: 1 }],
      ['v1', 'v2'],
    ]);
  });

  it('that has left is asked for, and goes where it is said', () => {
    const order = withGift(FREE, delivered);
    expect(planRefund(order, request({ lines: goods }), paid)).toMatchObject({
      reasons: [{ code: 'GiftFateMissing', params: { line: '3', gift: 'Mug' } }],
    });
    const units = (gifts: RefundRequest['gifts']) => {
      const { restocked, writtenOff } = plan(order, { lines: goods, ...(gifts && { gifts }) });
      return [restocked, writtenOff].map((list) => list.map(({ variantId }) => variantId));
    };
    expect(units({ 3: 'RESTOCK' })).toEqual([['v1', 'v2', 'v3'], []]);
    expect(units({ 3: 'WRITE_OFF' })).toEqual([['v1', 'v2'], ['v3']]);
    expect(units({ 3: 'KEPT' })).toEqual([['v1', 'v2'], []]);
    // not while it is still earned, and not for money alone
    expect(plan(order, { lines: [{ lineId: '2', qty: 1 }] }).refund.gifts).toBeUndefined();
    expect(plan(order, { goodwillCents: 5_00 }).refund.gifts).toBeUndefined();
  });

  it('that is kept takes its worth off, if the offer says so, and gives it back when it comes after all', () => {
    const order = withGift({ ...FREE, worthCents: 22_00 }, delivered);
    const kept = after(order, { lines: goods, deliveryCents: 19_00, gifts: { 3: 'KEPT' } });
    const [first] = kept.refunds ?? [];
    expect(first).toMatchObject({ amountCents: 297_00, gstCents: 27_00, gifts: [{ takenOffCents: 22_00 }] });
    expect(keptOf(kept)).toEqual({ cents: 22_00, gstCents: 2_00 });
    expect(isAllRefunded(kept)).toBe(true);
    const note = first && creditNoteOf(kept, first);
    expect(note?.rows.find(({ kind }) => kind === 'GIFT')).toMatchObject({ amountCents: -22_00, gstCents: -2_00 });
    expect(note?.rows.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(297_00);
    expect(note?.rows.reduce((sum, { gstCents }) => sum + gstCents, 0)).toBe(27_00);
    const closed = { ...kept, status: 'REFUNDED' as const };
    expect(canRefund(closed)).toBe(true);
    const back = after(closed, { lines: [{ lineId: '3', qty: 1 }] });
    expect(back.refunds?.[1]).toMatchObject({ amountCents: 22_00, gstCents: 2_00 });
    expect([keptOf(back), canRefund(back)]).toEqual([{ cents: 0, gstCents: 0 }, false]);
  });

  it('of an order whose money went back can still come back, and nothing else of it', () => {
    const closed = {
      ...after(withGift(FREE, delivered), { lines: goods, gifts: { 3: 'KEPT' } }),
      status: 'REFUNDED' as const,
    };
    const back = plan(closed, { lines: [{ lineId: '3', qty: 1 }] });
    expect(back).toMatchObject({ refund: { amountCents: 0, parts: [] }, changes: [] });
    expect(back.restocked).toEqual([{ variantId: 'v3', qty: 1 }]);
    expect(planRefund(closed, request({ deliveryCents: 1 }), paid)).toMatchObject({
      reasons: [{ code: 'OrderStateInvalid' }],
    });
  });

  it('is named in what a shopper sees before they cancel or return', () => {
    const payments = [{ type: 'ADYEN_CREDIT_CARD' as const, label: 'Visa ending 1111', amountCents: 319_00 }];
    expect(previewCancel(withGift(FREE, { payments }))?.lines.map(({ lineId }) => lineId)).toEqual(['1', '2', '3']);
    const back = previewReturn(withGift(FREE, { ...delivered, payments }), goods);
    expect(back).toMatchObject({ amountCents: 300_00, gifts: [{ lineId: '3', fate: 'RESTOCK' }] });
  });
});
