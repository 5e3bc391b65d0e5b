import { expect, it } from 'vitest';
import { safeUrl } from './safe-url.ts';

it.each([
  ['/api/payment/voucher/balance/GIFT-1?pin=1234&token=abc', '/api/payment/voucher/balance/***?pin=***&token=***'],
  ['//api/payment/voucher%2Fbalance%2FGIFT-1/x?a=1&PIN=1234', '//api/payment/voucher%2Fbalance%2F***?a=1&PIN=***'],
  ['/account/authenticate?code=xyz&state=s#top', '/account/authenticate?code=***&state=***#top'],
  ['/checkout/adyen?order=W-1&redirectResult=long', '/checkout/adyen?order=W-1&redirectResult=***'],
  ['/api/search/1/indexes/*/queries?x-algolia-api-key=k', '/api/search/1/indexes/*/queries?x-algolia-api-key=***'],
  ['/search?q=pin+code&postcode=3000', '/search?q=pin+code&postcode=3000'],
])('%s is logged as %s', (url, logged) => {
  expect(safeUrl(url)).toBe(logged);
});
