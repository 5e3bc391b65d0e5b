import type { Order, OrderStatus } from '@wattle/domain/order';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { OrderPaid } from './order-paid.tsx';

const titleOf = (...steps: readonly OrderStatus[]): string | undefined => {
  const order = {
    ...{ status: steps.at(-1), promotions: [], lines: [], payments: [], shipping: { type: 'EMAIL' } },
    history: steps.map((status) => ({ status, at: 0, note: '' })),
    totals: { itemsCents: 100, discountCents: 0, shippingCents: 0, totalCents: 100, gstCents: 9 },
  } as unknown as Order;
  return /<h2[^>]*>([^<]*)</.exec(renderToStaticMarkup(<OrderPaid order={order} />))?.[1];
};

it.each<[string, OrderStatus[]]>([
  ['To pay', ['PENDING']],
  ['Not charged', ['PENDING', 'CANCELLED']],
  ['Paid', ['PLACED']],
  ['Paid', ['PENDING', 'PLACED', 'CANCELLED']],
])('says “%s” of an order that was %j', (title, steps) => {
  expect(titleOf(...steps)).toBe(title);
});
