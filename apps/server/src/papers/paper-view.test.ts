import type { OrderRefund } from '@wattle/domain/order';
import { describe, expect, it } from 'vitest';
import { SAMPLE_ORDER } from '../mail/testing/sample-order.ts';
import { SAMPLE_IDENTITY } from '../store/testing/sample-identity.ts';
import { creditView, invoiceView } from './paper-view.ts';
import { writePdf } from './write-pdf.ts';

const cents = (text: string): number => Math.round(Number(text.replace('−', '-').replace(/[$,]/g, '')) * 100);
const sumOf = (amounts: readonly string[]): number => amounts.reduce((sum, text) => sum + cents(text), 0);
const [LINE] = SAMPLE_ORDER.lines;
if (!LINE) throw new Error('the sample has no line');

/** A machine at $699.00, with its share of an offer. */
const MACHINE = { ...LINE, plan: null, unitCents: 699_00, discountCents: 28_44, totalCents: 670_56, gstCents: 60_96 };
const OF_A_MACHINE = { ...SAMPLE_ORDER, lines: [MACHINE, ...SAMPLE_ORDER.lines.slice(1)] };

const REFUND: OrderRefund = {
  id: 'W-204817-R1',
  at: SAMPLE_ORDER.placedAt + 86_400_000,
  lines: [{ lineId: LINE.id, qty: 1, amountCents: 670_56, gstCents: 60_96 }],
  deliveryCents: 0,
  goodwillCents: 0,
  alreadyCents: 0,
  amountCents: 670_56,
  gstCents: 60_96,
  parts: [
    { label: 'Visa ending 1111', amountCents: 616_42, way: 'REFUND', state: 'DONE' },
    { label: 'Gift card ending 4417', amountCents: 54_14, way: 'GIFT_CARD', state: 'DONE' },
  ],
};

describe('a tax invoice', () => {
  const view = invoiceView(SAMPLE_ORDER, SAMPLE_IDENTITY);
  const sum = (label: string) => view.sums.find((one) => one.label === label)?.amount ?? '';

  it('says who sells to whom, with the ABN, and that it is a tax invoice', () => {
    expect(view.title).toBe('Tax invoice');
    expect(view.parties[0]?.lines).toContain('ABN 12 345 678 901');
    expect(view.parties[1]?.lines.join()).toContain(SAMPLE_ORDER.contact.email);
    expect(view.facts.map(({ lines }) => lines[0])).toContain('W-204817');
  });

  it('names what the crew does on rows of their own, and what is free beside delivery', () => {
    if (SAMPLE_ORDER.shipping.type !== 'DELIVERY') throw new Error('the sample has changed');
    const services = [
      { code: 'INSTALLATION' as const, productId: 'oven', name: 'Halden oven', amountCents: 500 },
      { code: 'REMOVAL' as const, productId: 'oven', name: 'Halden oven', amountCents: 0 },
    ];
    const { lines } = invoiceView(
      { ...SAMPLE_ORDER, shipping: { ...SAMPLE_ORDER.shipping, services } },
      SAMPLE_IDENTITY,
    );
    expect(lines.at(-1)).toMatchObject({ name: 'Installation, Halden oven', amount: '$5.00' });
    expect(lines.at(-2)?.details).toContain('Old one taken away, Halden oven: free');
    expect(sumOf(lines.map(({ amount }) => amount))).toBe(SAMPLE_ORDER.totals.totalCents);
  });

  it('has every kind of line on a row of its own: goods, their plan, gift cards, gifts, offers, delivery', () => {
    expect(view.lines.map(({ qty, name, details, unit, amount }) => [qty, name, details, unit, amount])).toEqual([
      ['1', 'Nordholm 637L French door fridge, stainless', 'Model NF637XS', '$2,988.00', '$2,988.00'],
      ['1', '3-year repair plan', 'For NF637XS', '$289.00', '$289.00'],
      ['2', 'Espresso cup', 'Model CUP-2', '$12.50', '$25.00'],
      ['1', 'Digital gift card', 'To Priya. No GST until it is spent', '$100.00', '$100.00'],
      ['1', 'Milk jug', 'Model MILK-JUG. With an offer', '$0.00', '$0.00'],
      ['', 'Summer kitchen bundle', '', '', '−$150.00'],
      ['1', 'Delivery', 'Large item, metro', '$69.00', '$69.00'],
    ]);
    expect(view.notes).toMatchObject([
      { title: 'Paid in full', text: expect.stringContaining('and the repair plan') },
      { title: 'Return it', text: expect.stringContaining('within 30 days') },
    ]);
  });

  it('says the day and the hours on lines of their own, and delivery once', () => {
    const shipping = { ...SAMPLE_ORDER.shipping, label: 'Delivery', window: '10:00-12:00' };
    const { facts, lines } = invoiceView({ ...SAMPLE_ORDER, shipping } as typeof SAMPLE_ORDER, SAMPLE_IDENTITY);
    expect(facts.slice(2).map((one) => one.lines)).toEqual([
      ['15 November 2026', '9:14 am'],
      ['Tuesday 17 November', '10 am – 12 pm'],
    ]);
    expect(lines.at(-1)).toMatchObject({ name: 'Delivery', details: '10 am – 12 pm' });
  });

  it('of a donation alone has no GST, names no warranty, and no payment of nothing', () => {
    const donation = { ...LINE, plan: null, discountCents: 0, unitCents: 500, totalCents: 500, gstCents: 0 };
    const totals = { itemsCents: 500, discountCents: 0, shippingCents: 0, totalCents: 500, gstCents: 0 };
    const shipping = { type: 'EMAIL' as const, methodCode: 'email', label: '', day: null, rangeEnd: null };
    const payments = [
      { type: 'VOUCHER' as const, label: 'Gift card ending 1', amountCents: 500 },
      { type: 'NO_PAYMENT' as const, label: '', amountCents: 0 },
    ];
    const order = { ...SAMPLE_ORDER, lines: [donation], promotions: [], totals, shipping, payments };
    const { lines, sums, notes } = invoiceView(order, SAMPLE_IDENTITY);
    expect(lines).toMatchObject([{ details: 'Model NF637XS. No GST on it', gst: '$0.00', amount: '$5.00' }]);
    expect(sums.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      'Total without GST $5.00',
      'GST $0.00',
      'Total, GST included $5.00',
      'Gift card ending 1 −$5.00',
      'Left to pay $0.00',
    ]);
    expect(notes).toEqual([{ title: 'Paid in full', text: 'Keep this page for your records.' }]);
  });

  it('adds up to the cent, and so does its GST', () => {
    const { totalCents, gstCents } = SAMPLE_ORDER.totals;
    expect(sumOf(view.lines.map(({ amount }) => amount))).toBe(totalCents);
    expect(sumOf(view.lines.map(({ gst }) => gst))).toBe(gstCents);
    expect(cents(sum('Total, GST included'))).toBe(totalCents);
    expect(cents(sum('Total without GST')) + cents(sum('GST'))).toBe(totalCents);
  });
});

describe('a credit note', () => {
  it('names the reason, and says nothing where none was noted', () => {
    const facts = (refund: OrderRefund) =>
      creditView({ ...OF_A_MACHINE, refunds: [refund] }, refund, SAMPLE_IDENTITY).facts.filter(
        ({ label }) => label === 'Reason',
      );
    expect(facts({ ...REFUND, cause: 'FAULTY' })).toEqual([{ label: 'Reason', lines: ['Faulty'] }]);
    expect(facts(REFUND)).toEqual([]);
  });

  it('says which invoice it adjusts, where the money went, and what is left of the invoice', () => {
    const view = creditView({ ...OF_A_MACHINE, refunds: [REFUND] }, REFUND, SAMPLE_IDENTITY);
    expect([view.title, view.subtitle, view.number]).toEqual(['Credit note', 'Adjustment note for GST', 'W-204817-R1']);
    expect(view.sums.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      'Credit without GST $609.60',
      'GST adjustment $60.96',
      'Credit, GST included $670.56',
      'To Visa ending 1111 $616.42',
      'To Gift card ending 4417 $54.14',
      'Left to refund $0.00',
    ]);
    expect(view.lines.map(({ name, gst, amount }) => [name, gst, amount])).toEqual([
      [LINE.name, '$63.55', '$699.00'],
      ['Its share of Summer kitchen bundle', '−$2.59', '−$28.44'],
    ]);
    const left = (SAMPLE_ORDER.totals.totalCents - 670_56) / 100;
    expect(view.notes[0]?.text).toContain(`it is $${left.toLocaleString('en-AU', { minimumFractionDigits: 2 })}`);
  });

  it('says what is left to refund of a part that came back or has not been sent, and when a new card took the place of one', () => {
    const [visa, card] = REFUND.parts;
    if (!visa || !card) throw new Error('the sample has changed');
    const parts = [
      { ...visa, state: 'FAILED' as const },
      { ...card, way: 'NEW_GIFT_CARD' as const },
    ];
    const refund = { ...REFUND, parts };
    const { sums } = creditView({ ...SAMPLE_ORDER, refunds: [refund] }, refund, SAMPLE_IDENTITY);
    expect(sums.slice(3).map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      'To a new gift card instead of Gift card ending 4417 $54.14',
      'Left to refund $616.42',
    ]);
  });
});

describe('the PDF', () => {
  const pagesOf = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

  it('is one page for a usual order, and says what it is', async () => {
    const pdf = await writePdf(invoiceView(SAMPLE_ORDER, SAMPLE_IDENTITY));
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF');
    expect(pagesOf(pdf)).toBe(1);
  });

  it('goes on on further pages when there is much, whatever its names contain', async () => {
    const lines = Array.from({ length: 40 }, (_, index) => ({
      ...LINE,
      id: String(index),
      name: 'Nguyễn’s ⚡ kettle',
    }));
    expect(pagesOf(await writePdf(invoiceView({ ...SAMPLE_ORDER, lines }, SAMPLE_IDENTITY)))).toBeGreaterThan(1);
  });
});
