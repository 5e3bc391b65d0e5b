import type { Order } from '@wattle/domain/order';
import { expect, it } from 'vitest';
import { linesBack } from './put-back.tsx';

it('names two variants of one product apart, for what is said of those that cannot be put back', () => {
  const lineOf = (name: string | null) => ({
    ...{ productId: 'serif', variantId: `serif-${name}`, qty: 1, plan: null, giftcard: null, promotionId: null },
    ...{ name: 'Serif toaster', variant: { id: `serif-${name}`, code: 'STS-470', name } },
  });
  const order = { lines: ['Sand', 'Eucalypt', null].map(lineOf) } as unknown as Order;
  expect(linesBack(order).map(({ name }) => name)).toEqual([
    'Serif toaster, Sand',
    'Serif toaster, Eucalypt',
    'Serif toaster',
  ]);
});
