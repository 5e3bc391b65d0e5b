import { expect, it } from 'vitest';
import type { OrderLine } from './order.ts';
import type { OrderRefund } from './order-refund.ts';
import { packedLines } from './packed-lines.ts';
import { soldLine, soldOrder } from './testing/sample-refund.ts';

const giftcard = { recipientName: 'Priya', recipientEmail: 'priya@example.com', message: '', sendAt: null };

it('what goes into the box is neither mailed nor given back', () => {
  const lines = [
    soldLine('1', { qty: 2 }),
    soldLine('2', { qty: 1 }),
    soldLine('3', { giftcard: giftcard as unknown as OrderLine['giftcard'] }),
    soldLine('4', { qty: 3 }),
  ];
  const back = (lineId: string, qty: number) => ({ lineId, qty, amountCents: 0, gstCents: 0 });
  const refund = { id: 'R1', lines: [back('1', 1), back('2', 1)] } as unknown as OrderRefund;
  const order = soldOrder({ lines, refunds: [refund] });
  expect(packedLines(order).map(({ id, qty }) => [id, qty])).toEqual([
    ['1', 1],
    ['4', 3],
  ]);
  expect(packedLines({ lines: [], refunds: [] })).toEqual([]);
});
