import type { OrderView, RefundPanel as RefundData } from '@wattle/contract/desk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RefundPanel } from './refund-panel.tsx';

const line = { id: '2', name: 'Barista Due', imageUrl: null, left: 1, qty: 1, leftCents: 67_056, chosenCents: 67_056 };
const plan = {
  ...{ id: 'W-1-R1', at: 0, deliveryCents: 0, goodwillCents: 3000, alreadyCents: 500, amountCents: 69_556 },
  ...{ gstCents: 6323, lines: [{ lineId: '2', qty: 1, amountCents: 67_056, gstCents: 6096 }], parts: [] },
};
const panel: RefundData = {
  ...{ kind: 'refund', lines: [line], delivery: '', deliveryLeftCents: 0, goodwill: '30', goodwillLimitCents: null },
  ...{ gifts: [], reason: '', order: 'SHARES', restock: true, plan, leftAfterCents: 100, refusals: [] },
  stock: [
    { sku: 'BD-15S', place: 'Preston', before: 3, after: 4 },
    { sku: 'BD-15S', place: null, before: 0, after: 1 },
  ],
};
const view = { order: { number: 'W-1' }, version: 1, key: 'k' } as OrderView;

it('says what the total is made of, and what the shelves have then', () => {
  const html = renderToStaticMarkup(<RefundPanel view={view} panel={panel} />);
  const sums = [...html.matchAll(/<dt>([^<]*)<\/dt><dd>([^<]*)<\/dd>/g)].map(([, name, sum]) => [name, sum]);
  expect(sums).toEqual([
    ['Barista Due, 1', '$670.56'],
    ['Goodwill', '$30.00'],
    ['Went back before as goodwill', '-$5.00'],
  ]);
  expect(html).toContain('BD-15S at Preston: 3, then 4');
  expect(html).toContain('BD-15S in the warehouse: 0, then 1');
});

it('asks whether a gift came back, and says what one that is kept takes off', () => {
  const gifts = [{ lineId: '3', name: 'Mug', fate: null, takenOffCents: 2500 }];
  const asked = renderToStaticMarkup(
    <RefundPanel
      view={view}
      panel={{ ...panel, gifts, plan: null, refusals: [{ code: 'GiftFateMissing', field: 'gift', left: null }] }}
    />,
  );
  expect(asked).toContain('name="gift.3"');
  expect(asked).toContain('$25.00 is taken off the refund');
  expect(asked).toContain('What is left no longer earns the gift. Did it come back?');
  const kept = { lineId: '3', qty: 1, fate: 'KEPT' as const, takenOffCents: 2500 };
  const html = renderToStaticMarkup(<RefundPanel view={view} panel={{ ...panel, plan: { ...plan, gifts: [kept] } }} />);
  expect(html).toContain('<dt>Gift that the shopper keeps</dt><dd>-$25.00</dd>');
});
