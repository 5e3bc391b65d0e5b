import { describe, expect, it } from 'vitest';
import type { Order } from './order.ts';
import { answerReturn, planReturn, returnableQty } from './plan-return.ts';
import { soldLine, soldOrder } from './testing/sample-refund.ts';

const DAY_MS = 86_400_000;
const collected = (part: Partial<Order> = {}) =>
  soldOrder({ status: 'COLLECTED', history: [{ status: 'COLLECTED', at: 0, note: '' }], ...part });
const ask = (
  order: Order,
  lines: { lineId: string; qty: number }[],
  days = 1,
  reason: 'CHANGED_MIND' | 'FAULTY' = 'CHANGED_MIND',
) => planReturn(order, { lines, reason, note: ' Too loud. ' }, days * DAY_MS);

describe('a return', () => {
  it('is asked for with a reason, lines and quantities', () => {
    expect(ask(collected(), [{ lineId: '1', qty: 2 }])).toMatchObject({
      value: { id: 'W-1-T1', state: 'ASKED', note: 'Too loud.', lines: [{ lineId: '1', qty: 2 }], refundId: null },
    });
  });

  it('of something that changed somebody’s mind has 30 days; of something faulty it has no such end', () => {
    const lines = [{ lineId: '2', qty: 1 }];
    expect(ask(collected(), lines, 30).status).toBe('SUCCESS');
    expect(ask(collected(), lines, 31)).toMatchObject({ reasons: [{ code: 'ReturnTooLate', params: { days: 30 } }] });
    expect(ask(collected(), lines, 31, 'FAULTY').status).toBe('SUCCESS');
  });

  it('is of what arrived', () => {
    expect(ask(soldOrder(), [{ lineId: '1', qty: 1 }])).toMatchObject({ reasons: [{ code: 'OrderStateInvalid' }] });
  });

  it.each([
    ['nothing', []],
    ['a line that is not there', [{ lineId: '9', qty: 1 }]],
    ['too many', [{ lineId: '1', qty: 4 }]],
    ['none of it', [{ lineId: '1', qty: 0 }]],
    [
      'the same line twice',
      [
        { lineId: '1', qty: 1 },
        { lineId: '1', qty: 1 },
      ],
    ],
  ])('is refused of %s', (_, lines) => {
    expect(ask(collected(), lines)).toMatchObject({ reasons: [{ code: 'ReturnLinesInvalid' }] });
  });

  it('is not of units that went back, are asked for, or are gift cards', () => {
    const refund = {
      id: '',
      at: 0,
      deliveryCents: 0,
      goodwillCents: 0,
      alreadyCents: 0,
      amountCents: 0,
      gstCents: 0,
      parts: [],
    };
    const refunds = [{ ...refund, lines: [{ lineId: '1', qty: 1, amountCents: 0, gstCents: 0 }] }];
    const first = ask(collected({ refunds }), [{ lineId: '1', qty: 1 }]);
    const returns = first.status === 'SUCCESS' ? [first.value] : [];
    const order = collected({ refunds, returns });
    expect(returnableQty(order, '1')).toBe(1);
    const declined = answerReturn(order, 'W-1-T1', { state: 'DECLINED', answer: 'No.', refundId: null });
    expect(returnableQty(declined, '1')).toBe(2);
    // an answer stands
    expect(answerReturn(declined, 'W-1-T1', { state: 'ACCEPTED', answer: '', refundId: 'R' })).toEqual(declined);
    const card = { amount: 100, recipientName: '', recipientEmail: '', senderName: '', message: '' };
    expect(returnableQty(collected({ lines: [soldLine('1', { giftcard: card })] }), '1')).toBe(0);
  });
});
