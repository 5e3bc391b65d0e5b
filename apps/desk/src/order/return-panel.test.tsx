import type { OrderView } from '@wattle/contract/desk';
import type { ReturnReason } from '@wattle/domain/order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ReturnPanel } from './return-panel.tsx';

const shown = (reason: ReturnReason): string => {
  const asked = { id: 'r1', at: 0, reason, note: 'It rattles.', lines: [], state: 'ASKED', answer: '', refundId: null };
  const order = {
    number: 'W-1',
    status: 'PENDING',
    lines: [],
    payments: [],
    returns: [asked],
    shipping: {},
    totals: { totalCents: 0, shippingCents: 0, gstCents: 0 },
  };
  const view = { order, version: 1, key: 'k' } as never as OrderView;
  return renderToStaticMarkup(<ReturnPanel view={view} panel={{ kind: 'return', returnId: 'r1', answer: '' }} />);
};

it('names why the shopper returns it, and puts back on the shelf only what is likely to be sold again', () => {
  const isRestocked = (html: string): boolean => /name="restock"[^>]*checked/.test(html);
  expect(shown('FAULTY')).toContain('Faulty');
  expect((['FAULTY', 'DAMAGED', 'CHANGED_MIND', 'WRONG_ITEM'] as const).map((one) => isRestocked(shown(one)))).toEqual([
    ...[false, false, true, true],
  ]);
});
