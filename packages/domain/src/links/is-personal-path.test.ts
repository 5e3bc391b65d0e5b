import { expect, it } from 'vitest';
import { isPersonalPath } from './is-personal-path.ts';

it.each([
  ['/cart', true],
  ['/cart.data', true],
  ['/account/details', true],
  ['/account/details.data', true],
  ['/checkout/payment', true],
  ['/', false],
  ['/cartridges', false],
  ['/categories/cart', false],
  ['/accounts', false],
])('%s belongs to one shopper: %s', (pathname, personal) => {
  expect(isPersonalPath(pathname)).toBe(personal);
});
