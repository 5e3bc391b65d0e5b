import type { OrderView } from '@wattle/contract/desk';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderLines } from './order-lines.tsx';

const line = (id: string, qty: number) => ({
  ...{ id, productId: 'p', variantId: `v${id}`, sku: 'STS-470N', name: 'Serif toaster', path: '', imageUrl: null, qty },
  ...{ unitCents: 100, discountCents: 0, totalCents: 100 * qty, plan: null, giftcard: null, promotionId: null },
  variant: { id: `v${id}`, code: `STS-470N-${id}`, name: 'Sand' },
});

it('says how many on a phone too, where the columns are hidden', () => {
  const view = { order: { lines: [line('1', 1), line('2', 2)] }, cardLines: [], key: 'k' } as unknown as OrderView;
  const html = renderToStaticMarkup(<OrderLines view={view} />);
  const names = [...html.matchAll(/<th scope="row">.*?<\/th>/gs)].map(([cell]) => cell.replace(/<[^>]*>/g, ''));
  expect(names).toEqual(['Serif toaster, SandSTS-470N-1', '2 × Serif toaster, SandSTS-470N-2']);
});
