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

  it('adds up to the cent, and so does its GST', () => {
    const { totalCents, gstCents } = SAMPLE_ORDER.totals;
    expect(sumOf(view.lines.map(({ amount }) => amount))).toBe(totalCents);
    expect(sumOf(view.lines.map(({ gst }) => gst))).toBe(gstCents);
    expect(cents(sum('Total, GST included'))).toBe(totalCents);
    expect(cents(sum('Total without GST')) + cents(sum('GST'))).toBe(totalCents);
  });
});

describe('a credit note', () => {
  it('says which invoice it adjusts, where the money went, and what is left of the invoice', () => {
    const view = creditView({ ...SAMPLE_ORDER, refunds: [REFUND] }, REFUND, SAMPLE_IDENTITY);
    expect([view.title, view.subtitle, view.number]).toEqual(['Credit note', 'Adjustment note for GST', 'W-204817-R1']);
    expect(view.sums.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
      'Credit without GST $609.60',
      'GST adjustment $60.96',
      'Credit, GST included $670.56',
      'To Visa ending 1111 $616.42',
      'To Gift card ending 4417 $54.14',
    ]);
    const left = (SAMPLE_ORDER.totals.totalCents - 670_56) / 100;
    expect(view.note).toContain(`it is $${left.toLocaleString('en-AU', { minimumFractionDigits: 2 })}`);
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
