import { expect, it } from 'vitest';
import { inCartOrder } from './cart-order.ts';

it('has the newest first, those of one moment by their ids, whatever their order was [C-3-18]', () => {
  const sorted = [
    { id: 'z', createdAt: 9 },
    { id: 'a', createdAt: 5 },
    { id: 'b', createdAt: 5 },
    { id: 'c', createdAt: 5 },
    { id: 'd', createdAt: 1 },
  ];
  expect(inCartOrder(sorted)).toEqual(sorted);
  expect(inCartOrder(sorted.toReversed())).toEqual(sorted);
});
