import { expect, it } from 'vitest';
import { walletsOf } from './chosen-wallet.ts';

it.each([
  [
    'a browser of Apple',
    { ApplePaySession: { canMakePayments: (): boolean => true }, PaymentRequest: class {} },
    ['applepay', 'googlepay'],
  ],
  ['one whose owner has no card in the wallet', { ApplePaySession: { canMakePayments: (): boolean => false } }, []],
  ['another browser', { PaymentRequest: class {} }, ['googlepay']],
  ['one without payments', {}, []],
])('offers the wallets that the browser can pay with: %s', (_, browser, wallets) => {
  expect(walletsOf(browser)).toEqual(wallets);
});
