import { success } from '@wattle/domain/results';
import { expect, it } from 'vitest';
import { listPaymentMethods } from './list-payment-methods.ts';

/** A provider that offers every method. */
const askedFor: { readonly amountCents: number; readonly types: readonly string[] }[] = [];
const list = listPaymentMethods({
  listMethods: async ({ amountCents, types }) => {
    askedFor.push({ amountCents, types });
    return success({ types, browserData: { asked: true } });
  },
});

it('asks the provider for what the amount allows, in cents [C-9-32 C-9-33]', async () => {
  await list({ orderTotal: 49.5, outstanding: 19.99 });
  expect(askedFor.at(-1)?.amountCents).toBe(1999);
  expect(askedFor.at(-1)?.types).not.toContain('ADYEN_AFTERPAY');
  await list({ orderTotal: 120, outstanding: 120 });
  expect(askedFor.at(-1)?.types).toContain('ADYEN_AFTERPAY');
  expect(askedFor.at(-1)?.types).not.toContain('NO_PAYMENT');
});

it('asks nobody when gift cards have paid for everything', async () => {
  askedFor.length = 0;
  expect(await list({ orderTotal: 120, outstanding: 0 })).toEqual(success({ types: ['NO_PAYMENT'], browserData: {} }));
  expect(askedFor).toEqual([]);
});
