import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../account/testing/sample-address.ts';
import type { Order } from './order.ts';
import { creditNoteOf, type OrderPaper, taxInvoiceOf } from './order-papers.ts';
import { planRefund } from './plan-refund.ts';
import { byCard, change, refundFacts, refundOf, soldOrder } from './testing/sample-refund.ts';

const sum = ({ rows }: OrderPaper, part: 'amountCents' | 'gstCents') =>
  rows.reduce((cents, row) => cents + row[part], 0);
const CARD = byCard(319_00, change('CAPTURE', 319_00));

describe('the tax invoice', () => {
  it('has what was paid for each line and delivery, and the GST in it', () => {
    expect(taxInvoiceOf(soldOrder())).toEqual({
      rows: [
        { kind: 'LINE', lineId: '1', qty: 3, gstCents: 18_18, amountCents: 200_00 },
        { kind: 'LINE', lineId: '2', qty: 1, gstCents: 9_09, amountCents: 100_00 },
        { kind: 'DELIVERY', lineId: null, qty: null, gstCents: 1_73, amountCents: 19_00 },
      ],
      totalCents: 319_00,
      gstCents: 29_00,
      withoutGstCents: 290_00,
    });
  });

  it('names each priced service on a row of its own, and the GST of all rows adds up', () => {
    const sold = soldOrder();
    const service = (code: 'REMOVAL' | 'INSTALLATION', amountCents: number) =>
      ({ code, productId: 'fan', name: 'Fan', amountCents }) as const;
    const services = [service('INSTALLATION', 5_05), service('REMOVAL', 0)];
    const { id: _, isDefaultBilling: _billing, isDefaultShipping: _shipping, ...address } = sampleAddress();
    const { store: _store, ...way } = { store: null, ...sold.shipping };
    const order: Order = { ...sold, shipping: { ...way, type: 'DELIVERY', address, note: '', services } };
    const invoice = taxInvoiceOf(order);
    expect(invoice.rows.slice(2)).toEqual([
      { kind: 'DELIVERY', lineId: null, qty: null, gstCents: 1_27, amountCents: 13_95 },
      { kind: 'SERVICE', lineId: null, qty: null, gstCents: 46, amountCents: 5_05, service: services[0] },
    ]);
    expect([sum(invoice, 'amountCents'), sum(invoice, 'gstCents')]).toEqual([319_00, 29_00]);
    const whole = planRefund(order, refundOf({ deliveryCents: 19_00 }), refundFacts([CARD]));
    if (whole.status !== 'SUCCESS') throw new Error('not planned');
    const note = creditNoteOf({ ...order, refunds: [whole.value.refund] }, whole.value.refund);
    expect(note.rows.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['DELIVERY', 13_95],
      ['SERVICE', 5_05],
    ]);
    expect(sum(note, 'gstCents')).toBe(whole.value.refund.gstCents);
  });

  it('has no GST on a gift card, also where lines do not say theirs', () => {
    const details = { amount: 100, message: '', recipientEmail: 'p@example.com', recipientName: 'P', senderName: 'M' };
    const [kettles, fan] = soldOrder().lines.map(({ gstCents: _, ...line }) => line);
    if (!kettles || !fan) throw new Error('the sample has changed');
    const invoice = taxInvoiceOf(soldOrder({ lines: [kettles, { ...fan, giftcard: details }] }));
    expect(invoice.rows.map(({ gstCents }) => gstCents)).toEqual([26_48, 0, 2_52]);
  });

  it('is the same after a refund', () => {
    const planned = planRefund(soldOrder(), refundOf({ deliveryCents: 19_00 }), refundFacts([CARD]));
    if (planned.status !== 'SUCCESS') throw new Error('not planned');
    expect(taxInvoiceOf(soldOrder({ refunds: [planned.value.refund] }))).toEqual(taxInvoiceOf(soldOrder()));
  });
});

describe('credit notes', () => {
  it('add up row by row, and never have more GST than the invoice', () => {
    const request = fc.record({
      qty: fc.integer({ min: 0, max: 3 }),
      deliveryCents: fc.integer({ min: 0, max: 1900 }),
      goodwillCents: fc.integer({ min: 0, max: 5000 }),
    });
    fc.assert(
      fc.property(fc.array(request, { maxLength: 4 }), (requests) => {
        let order: Order = soldOrder();
        for (const { qty, deliveryCents, goodwillCents } of requests) {
          const lines = qty > 0 ? [{ lineId: '1', qty }] : [];
          const taken = (order.refunds ?? []).map(({ amountCents }) => change('REFUND', amountCents));
          const facts = refundFacts([{ ...CARD, changes: [...CARD.changes, ...taken] }]);
          const planned = planRefund(order, refundOf({ lines, deliveryCents, goodwillCents }), facts);
          if (planned.status !== 'SUCCESS') continue;
          order = { ...order, refunds: [...(order.refunds ?? []), planned.value.refund] };
        }
        let gst = 0;
        for (const refund of order.refunds ?? []) {
          const note = creditNoteOf(order, refund);
          expect([sum(note, 'amountCents'), sum(note, 'gstCents')]).toEqual([refund.amountCents, refund.gstCents]);
          expect(note.withoutGstCents + note.gstCents).toBe(note.totalCents);
          gst += note.gstCents;
        }
        expect(gst).toBeLessThanOrEqual(taxInvoiceOf(order).gstCents);
      }),
    );
  });
});
