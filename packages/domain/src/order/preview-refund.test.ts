import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planCancel } from './cancel-order.ts';
import type { Order, OrderPayment } from './order.ts';
import { planRefund } from './plan-refund.ts';
import { previewCancel, previewReturn } from './preview-refund.ts';
import { byCard, byGiftCard, change, refundFacts, refundOf, SHOPPER, soldOrder } from './testing/sample-refund.ts';

const CARD: OrderPayment = { type: 'ADYEN_CREDIT_CARD', label: 'Visa ending 1111', amountCents: 219_00 };
const GIFT: OrderPayment = { type: 'VOUCHER', label: 'Gift card ending 1', amountCents: 100_00 };
const PAID = [CARD, GIFT];
const delivered = (part: Partial<Order> = {}): Order => soldOrder({ status: 'COLLECTED', payments: PAID, ...part });

describe('what a shopper sees before they cancel or return', () => {
  it('is everything, by the way it came: what is held is not taken', () => {
    expect(previewCancel(soldOrder({ payments: PAID }))).toMatchObject({
      amountCents: 319_00,
      parts: [
        { label: 'Visa ending 1111', amountCents: 219_00, way: 'NOT_TAKEN' },
        { label: 'Gift card ending 1', amountCents: 100_00, way: 'GIFT_CARD' },
      ],
    });
  });

  it('says that money goes back which could not be held', () => {
    const alipay: OrderPayment = { type: 'ADYEN_ALIPAY', label: 'Alipay', amountCents: 319_00 };
    expect(previewCancel(soldOrder({ payments: [alipay] }))?.parts).toMatchObject([{ way: 'REFUND' }]);
  });

  it('is nothing while a payment is not sure, and nothing when all is back', () => {
    expect(previewCancel(soldOrder({ status: 'PENDING', payments: PAID }))).toBeNull();
    expect(previewReturn(delivered(), [])).toBeNull();
  });

  it('is to the cent what the shop will do, whatever went back before', () => {
    const qty = fc.integer({ min: 0, max: 3 });
    fc.assert(
      fc.property(qty, qty, fc.integer({ min: 0, max: 1900 }), (first, second, deliveryCents) => {
        const legs = [byCard(219_00, change('CAPTURE', 219_00)), byGiftCard(1, 100_00)];
        const before = planRefund(
          delivered(),
          refundOf({ lines: first > 0 ? [{ lineId: '1', qty: first }] : [], deliveryCents }),
          refundFacts(legs),
        );
        const refunds = before.status === 'SUCCESS' ? [before.value.refund] : [];
        const order = delivered({ refunds });
        const now = legs.map((leg) => {
          const part = refunds[0]?.parts.find(({ label }) => label === leg.label);
          return part ? { ...leg, changes: [...leg.changes, change('REFUND', part.amountCents)] } : leg;
        });
        const lines = [{ lineId: '1', qty: second }];
        const planned = planRefund(order, refundOf({ lines }), refundFacts(now));
        const expected = planned.status === 'SUCCESS' ? planned.value.refund : null;
        expect(previewReturn(order, lines)?.parts).toEqual(expected?.parts);
        expect(previewReturn(order, lines)?.gstCents).toBe(expected?.gstCents);
      }),
    );
  });

  it('is what a cancellation plans after a part was released', () => {
    const order = soldOrder({ payments: PAID });
    const legs = [byCard(219_00), byGiftCard(1, 100_00)];
    const part = planRefund(order, refundOf({ lines: [{ lineId: '2', qty: 1 }] }), refundFacts(legs));
    if (part.status !== 'SUCCESS') throw new Error('not planned');
    const later = { ...order, refunds: [part.value.refund] };
    const [card, gift] = part.value.refund.parts.map(({ amountCents }) => amountCents);
    const now = [byCard(219_00, change('RELEASE', card ?? 0)), byGiftCard(1, 100_00, change('REFUND', gift ?? 0))];
    const cancelled = planCancel(later, '', refundFacts(now, { actor: SHOPPER }));
    if (cancelled.status !== 'SUCCESS') throw new Error('not cancelled');
    expect(previewCancel(later)?.parts).toEqual(cancelled.value?.refund.parts);
  });
});
