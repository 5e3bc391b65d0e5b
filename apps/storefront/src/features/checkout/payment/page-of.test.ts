import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

it('a page of the provider says where it is and whose; every other step is for its form', () => {
  const page = { url: 'https://pay.example/1', providerName: 'Stripe' };
  expect(pageOf({ type: 'page', ...page })).toEqual(page);
  expect(pageOf({ type: 'redirect', url: page.url, paymentMethodType: 'zip' })).toBeNull();
});
