import { failed } from '@wattle/domain/results';
import { expect, it } from 'vitest';
import { signedIn } from '../../../../testing/signed-in.ts';
import { says } from '../testing/checkout-parts.ts';
import { READY_TO_PAY } from '../testing/saved-checkout.ts';
import { setUpCheckout } from '../testing/set-up-checkout.ts';

const open = setUpCheckout();

it('a customer whose addresses cannot be loaded types where the order and the bill go [C-8-42 C-8-43]', async () => {
  const { page } = await open(
    '/checkout/payment',
    signedIn({ stored: READY_TO_PAY, answers: { loadAccount: failed('UNAVAILABLE') } }),
  );
  await page.getByLabel('Billing address is the same as the delivery address').uncheck();
  await says(page, 'Unable to load your saved addresses. Enter your billing address manually.');
  await page.getByRole('combobox', { name: 'Billing address' }).waitFor();
  await page.getByRole('link', { name: /^Change delivery/ }).click();
  await page.getByRole('button', { name: /^Change the address/ }).waitFor();
  await says(page, 'Unable to load your saved addresses. Enter your delivery address manually.');
  expect(await page.getByRole('button', { name: 'Add an address' }).count()).toBe(0);
});
