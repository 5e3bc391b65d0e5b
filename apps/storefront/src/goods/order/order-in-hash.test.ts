import { expect, it } from 'vitest';
import { hashOfOrder, orderInHash } from './order-in-hash.ts';

it('an order and its key are read from the address as they were written', () => {
  const proof = { number: 'W-204817', key: 'k1.a_b-c' };
  expect(orderInHash(hashOfOrder(proof))).toEqual(proof);
});

it.each(['', '#', '#main', '#order=W-1', '#key=x', '#order=&key='])('no order is in %j', (hash) => {
  expect(orderInHash(hash)).toBeNull();
});
