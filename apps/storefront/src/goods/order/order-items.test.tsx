import type { Order, OrderLine } from '@wattle/domain/order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AtAddress } from '../../../testing/at-address.tsx';
import { OrderItems } from './order-items.tsx';

const line = (id: string, part: Partial<OrderLine>): OrderLine => ({
  ...{ id, productId: 'p', variantId: 'v', sku: 'STS-470N', name: 'Serif toaster', path: 'products/serif', qty: 1 },
  ...{ imageUrl: null, unitCents: 100, discountCents: 0, totalCents: 100, plan: null, giftcard: null },
  ...{ promotionId: null, ...part },
});
const shown = (lines: readonly OrderLine[]): string =>
  renderToStaticMarkup(
    <AtAddress address="/orders/find">
      <OrderItems order={{ lines } as unknown as Order} />
    </AtAddress>,
  );

it('names the variant of each line, with its code and the page that has it chosen [C-7-23]', () => {
  const html = shown([
    line('1', { variant: { id: 'v1', code: 'STS-470N-N1', name: 'Sand' } }),
    line('2', { variant: { id: 'v2', code: 'STS-470N-E2', name: 'Eucalypt' } }),
  ]);
  const links = [...html.matchAll(/href="([^"]*)"[^>]*>([^<]*)</g)].map(([, to, name]) => [to, name]);
  expect(links).toEqual([
    ['/products/serif?variant=STS-470N-N1', 'Serif toaster, Sand'],
    ['/products/serif?variant=STS-470N-E2', 'Serif toaster, Eucalypt'],
  ]);
  expect([...html.matchAll(/<p>([^<]*)</g)].map(([, words]) => words)).toEqual(['STS-470N-N1', 'STS-470N-E2']);
});

it('shows a product of one variant as before', () => {
  const html = shown([line('1', { variant: { id: 'v1', code: 'STS-470N', name: null } }), line('2', { name: 'Old' })]);
  expect(html).toContain('href="/products/serif"');
  expect(html).toContain('>Serif toaster<');
  expect(html).toContain('>Old<');
});
