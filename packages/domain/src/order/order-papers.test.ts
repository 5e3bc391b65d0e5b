import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleAddress } from '../account/testing/sample-address.ts';
import { toCents } from '../money/cents.ts';
import { gstIn } from '../money/gst-in.ts';
import { splitCents } from '../money/split-cents.ts';
import type { Order, OrderService } from './order.ts';
import { creditNoteOf, type OrderPaper, taxInvoiceOf } from './order-papers.ts';
import { planRefund } from './plan-refund.ts';
import { byCard, change, refundFacts, refundOf, soldLine, soldOrder } from './testing/sample-refund.ts';

const sum = ({ rows }: OrderPaper, part: 'amountCents' | 'gstCents') =>
  rows.reduce((cents, row) => cents + row[part], 0);

/** The sample, brought to a door. */
function delivered(part: { readonly services?: readonly OrderService[] } = {}): Order {
  const { id: _, isDefaultBilling: _billing, isDefaultShipping: _shipping, ...address } = sampleAddress();
  const { store: _store, ...way } = { store: null, ...soldOrder().shipping };
  return soldOrder({ shipping: { ...way, type: 'DELIVERY', address, note: '', ...part } });
}

/** The sample, with its first line changed, and totals to match. */
function planned(part: Partial<Order['lines'][number]>): Order {
  const [kettles, ...others] = soldOrder().lines;
  if (!kettles) throw new Error('the sample has changed');
  const lines = [{ ...kettles, ...part }, ...others];
  return soldOrder({ lines, totals: { ...soldOrder().totals, totalCents: 409_00, gstCents: 37_18 } });
}

type Made = { qty: number; unitCents: number; offPart: number; planCents: number | null; isTaxed: boolean };

/** An order of such lines, with its GST split as an order that is placed has it. */
function madeOf(parts: readonly Made[], shippingCents: number): Order {
  const lines = parts.map(({ qty, unitCents, offPart, planCents }, index) => {
    const discountCents = Math.floor(qty * unitCents * offPart);
    const plan = planCents === null ? null : { id: 'plan', name: 'Plan', years: 3, totalCents: planCents };
    return soldLine(String(index + 1), {
      ...{ qty, unitCents, discountCents, plan },
      totalCents: qty * unitCents - discountCents,
    });
  });
  const paid = lines.map(({ totalCents, plan }) => totalCents + (plan?.totalCents ?? 0));
  const taxed = [...paid.map((cents, index) => (parts[index]?.isTaxed ? cents : 0)), shippingCents];
  const all = taxed.reduce((sumOf, cents) => sumOf + cents, 0);
  const gstCents = gstIn(toCents(all));
  const gst = splitCents(gstCents, taxed);
  const totalCents = paid.reduce((sumOf, cents) => sumOf + cents, shippingCents);
  return soldOrder({
    lines: lines.map((line, index) => ({ ...line, gstCents: gst[index] ?? 0 })),
    totals: { itemsCents: 0, discountCents: 0, shippingCents, totalCents, gstCents },
  });
}

const CARD = byCard(319_00, change('CAPTURE', 319_00));

describe('the tax invoice', () => {
  it('has the price of each line, what offers took off, and delivery, with the GST in it', () => {
    expect(taxInvoiceOf(soldOrder())).toEqual({
      rows: [
        { kind: 'LINE', lineId: '1', qty: 3, unitCents: 70_00, gstCents: 19_09, amountCents: 210_00 },
        { kind: 'LINE', lineId: '2', qty: 1, unitCents: 100_00, gstCents: 9_09, amountCents: 100_00 },
        { kind: 'OFFER', lineId: null, qty: null, unitCents: null, gstCents: -91, amountCents: -10_00 },
        { kind: 'DELIVERY', lineId: null, qty: 1, unitCents: 19_00, gstCents: 1_73, amountCents: 19_00 },
      ],
      totalCents: 319_00,
      gstCents: 29_00,
      withoutGstCents: 290_00,
    });
  });

  it('names each priced service on a row of its own, and the GST of all rows adds up', () => {
    const service = (code: 'REMOVAL' | 'INSTALLATION', amountCents: number) =>
      ({ code, productId: 'fan', name: 'Fan', amountCents }) as const;
    const services = [service('INSTALLATION', 5_05), service('REMOVAL', 0)];
    const order = delivered({ services });
    const invoice = taxInvoiceOf(order);
    expect(invoice.rows.slice(3)).toMatchObject([
      { kind: 'DELIVERY', qty: 1, unitCents: 13_95, gstCents: 1_27, amountCents: 13_95 },
      { kind: 'SERVICE', qty: 1, unitCents: 5_05, gstCents: 46, amountCents: 5_05, service: services[0] },
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

  it('splits the GST of delivery over its services without a cent lost', () => {
    const services = (['INSTALLATION', 'REMOVAL'] as const).map((code) => ({
      ...{ code, productId: 'fan', name: 'Fan', amountCents: 5_02 },
    }));
    const order = delivered({ services });
    expect(
      taxInvoiceOf(order)
        .rows.slice(3)
        .map(({ amountCents, gstCents }) => [amountCents, gstCents]),
    ).toEqual([
      [8_96, 82],
      [5_02, 45],
      [5_02, 46],
    ]);
  });

  it('has no GST on a gift card, also where lines do not say theirs', () => {
    const details = { amount: 100, message: '', recipientEmail: 'p@example.com', recipientName: 'P', senderName: 'M' };
    const [kettles, fan] = soldOrder().lines.map(({ gstCents: _, ...line }) => line);
    if (!kettles || !fan) throw new Error('the sample has changed');
    const invoice = taxInvoiceOf(soldOrder({ lines: [kettles, { ...fan, giftcard: details }] }));
    expect(invoice.rows.map(({ gstCents }) => gstCents)).toEqual([27_80, 0, -1_32, 2_52]);
  });

  it('has a repair plan on a row of its own, each unit with its plan, and the GST is split between the two', () => {
    const plan = { id: 'plan', name: '3-year repair plan', years: 3, totalCents: 90_00 };
    const invoice = taxInvoiceOf(planned({ plan, gstCents: 26_36 }));
    expect(invoice.rows.slice(0, 3)).toMatchObject([
      { kind: 'LINE', lineId: '1', qty: 3, unitCents: 70_00, gstCents: 19_09, amountCents: 210_00 },
      { kind: 'PLAN', lineId: '1', qty: 3, unitCents: 30_00, gstCents: 8_18, amountCents: 90_00 },
      { kind: 'LINE', lineId: '2' },
    ]);
    expect([sum(invoice, 'amountCents'), sum(invoice, 'gstCents')]).toEqual([409_00, 37_18]);
  });

  it('names the offers where they explain what was taken off, and says free delivery', () => {
    const promotions = [
      { id: 'a', name: 'Winter', savedCents: 7_00 },
      { id: 'b', name: 'Free mug', savedCents: 0 },
      { id: 'c', name: 'Kettles', savedCents: 3_00 },
    ];
    const offers = (order: Order) =>
      taxInvoiceOf(order)
        .rows.filter(({ kind }) => kind === 'OFFER')
        .map(({ offer, amountCents, gstCents }) => [offer, amountCents, gstCents]);
    expect(offers(soldOrder({ promotions }))).toEqual([
      ['Winter', -7_00, -64],
      ['Kettles', -3_00, -27],
    ]);
    expect(offers(soldOrder({ promotions: promotions.slice(0, 1) }))).toEqual([['Winter', -10_00, -91]]);
    const [winter, mug] = promotions;
    if (!winter || !mug) throw new Error('the sample has changed');
    expect(offers(soldOrder({ promotions: [winter, { ...mug, savedCents: 1 }] }))).toEqual([[undefined, -10_00, -91]]);
  });

  it('names delivery for nothing, and none of what is collected', () => {
    const free = { ...soldOrder().totals, shippingCents: 0, totalCents: 300_00, gstCents: 27_27 };
    const kinds = (order: Order) => taxInvoiceOf(order).rows.map(({ kind }) => kind);
    expect(kinds(soldOrder({ totals: free }))).not.toContain('DELIVERY');
    expect(kinds({ ...delivered(), totals: free })).toContain('DELIVERY');
  });

  it('has no GST on what an offer made free, nor on the offer', () => {
    const [kettles, fan] = soldOrder().lines;
    if (!kettles || !fan) throw new Error('the sample has changed');
    const free = { ...fan, discountCents: 100_00, totalCents: 0, gstCents: 0 };
    const totals = { ...soldOrder().totals, discountCents: 110_00, totalCents: 219_00, gstCents: 19_91 };
    const invoice = taxInvoiceOf(soldOrder({ lines: [kettles, free], totals }));
    expect(invoice.rows).toMatchObject([
      { gstCents: 19_09 },
      { gstCents: 0, amountCents: 100_00 },
      { kind: 'OFFER', gstCents: -91, amountCents: -110_00 },
      { kind: 'DELIVERY', gstCents: 1_73 },
    ]);
    expect([sum(invoice, 'amountCents'), sum(invoice, 'gstCents')]).toEqual([219_00, 19_91]);
  });

  it('adds up whatever its lines, plans, offers and delivery come to', () => {
    const line = fc.record({
      qty: fc.integer({ min: 1, max: 5 }),
      unitCents: fc.integer({ min: 0, max: 400_000 }),
      offPart: fc.double({ min: 0, max: 1, noNaN: true }),
      planCents: fc.option(fc.integer({ min: 0, max: 50_000 })),
      isTaxed: fc.boolean(),
    });
    const order = fc.record({ lines: fc.array(line, { minLength: 1, maxLength: 5 }), shippingCents: fc.nat(20_000) });
    fc.assert(
      fc.property(order, ({ lines, shippingCents }) => {
        const invoice = taxInvoiceOf(madeOf(lines, shippingCents));
        expect(sum(invoice, 'amountCents')).toBe(invoice.totalCents);
        expect(sum(invoice, 'gstCents')).toBe(invoice.gstCents);
        for (const { amountCents, gstCents } of invoice.rows)
          expect(Math.sign(amountCents) * gstCents).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('is the same after a refund', () => {
    const planned = planRefund(soldOrder(), refundOf({ deliveryCents: 19_00 }), refundFacts([CARD]));
    if (planned.status !== 'SUCCESS') throw new Error('not planned');
    expect(taxInvoiceOf(soldOrder({ refunds: [planned.value.refund] }))).toEqual(taxInvoiceOf(soldOrder()));
  });
});

describe('credit notes', () => {
  it('have units at their price, their plan, and their share of the offers', () => {
    const plan = { id: 'plan', name: '3-year repair plan', years: 3, totalCents: 90_00 };
    const order = {
      ...planned({ plan, gstCents: 26_36 }),
      promotions: [{ id: 'a', name: 'Winter', savedCents: 10_00 }],
    };
    const first = planRefund(order, refundOf({ lines: [{ lineId: '1', qty: 1 }] }), refundFacts([byCard(409_00)]));
    if (first.status !== 'SUCCESS') throw new Error('not planned');
    const note = creditNoteOf({ ...order, refunds: [first.value.refund] }, first.value.refund);
    expect(note.rows).toMatchObject([
      { kind: 'LINE', lineId: '1', qty: 1, unitCents: 70_00, gstCents: 6_36, amountCents: 70_00 },
      { kind: 'PLAN', lineId: '1', qty: 1, unitCents: 30_00, gstCents: 2_73, amountCents: 30_00 },
      { kind: 'OFFER', offer: 'Winter', gstCents: -30, amountCents: -3_33 },
    ]);
    expect([note.totalCents, note.gstCents]).toEqual([96_67, 8_79]);
  });

  /** The sample after these refunds, one after the other. */
  function after(...requests: Parameters<typeof refundOf>[0][]): Order {
    let order: Order = soldOrder();
    for (const request of requests) {
      const taken = (order.refunds ?? []).map(({ amountCents }) => change('REFUND', amountCents));
      const facts = refundFacts([{ ...CARD, changes: [...CARD.changes, ...taken] }]);
      const refunded = planRefund(order, refundOf(request), facts);
      if (refunded.status !== 'SUCCESS') throw new Error(JSON.stringify(refunded));
      order = { ...order, refunds: [...(order.refunds ?? []), refunded.value.refund] };
    }
    return order;
  }
  const noteOf = (order: Order, index: number): OrderPaper => {
    const refund = order.refunds?.[index];
    if (!refund) throw new Error('there is no such refund');
    return creditNoteOf(order, refund);
  };

  it('go on where the last one ended: the GST of parts of delivery is the GST of the whole', () => {
    const order = after({ deliveryCents: 3_00 }, { deliveryCents: 3_00, goodwillCents: 1_00 });
    expect(noteOf(order, 0).rows).toMatchObject([
      { kind: 'DELIVERY', qty: null, unitCents: null, gstCents: 27, amountCents: 3_00 },
    ]);
    expect(noteOf(order, 1).rows).toMatchObject([
      { kind: 'DELIVERY', gstCents: 28, amountCents: 3_00 },
      { kind: 'GOODWILL', lineId: null, gstCents: 9, amountCents: 1_00 },
    ]);
  });

  it('take off what went back as goodwill before', () => {
    const all = {
      lines: [
        { lineId: '1', qty: 3 },
        { lineId: '2', qty: 1 },
      ],
      deliveryCents: 19_00,
    };
    const note = noteOf(after({ goodwillCents: 20_00 }, all), 1);
    expect(note.rows.map(({ kind, amountCents }) => [kind, amountCents])).toEqual([
      ['LINE', 210_00],
      ['LINE', 100_00],
      ['OFFER', -10_00],
      ['DELIVERY', 19_00],
      ['ALREADY', -20_00],
    ]);
    expect([note.totalCents, sum(note, 'amountCents'), sum(note, 'gstCents')]).toEqual([299_00, 299_00, note.gstCents]);
  });

  it('have no unit price where units did not cost the same', () => {
    const [kettles, ...others] = soldOrder().lines;
    if (!kettles) throw new Error('the sample has changed');
    const odd = { ...kettles, discountCents: 0, totalCents: 200_00 };
    expect(taxInvoiceOf(soldOrder({ lines: [odd, ...others] })).rows[0]).toMatchObject({
      qty: 3,
      unitCents: null,
      amountCents: 200_00,
    });
  });

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
