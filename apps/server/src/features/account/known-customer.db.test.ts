import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleShop } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { knownCustomer } from './known-customer.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ content: sampleShop() });
});
afterAll(() => shop.close());

it('makes a clean record, however another identity service writes names and addresses [C-4-26]', async () => {
  const find = knownCustomer(shop.store, (_, message) => expect.unreachable(message));
  const caller = {
    sub: 'ana-from-elsewhere',
    email: ' Ana.Ito@Example.COM ',
    emailVerified: true,
    firstName: ' Ana\t Maria ',
    lastName: `\tIto  ${'a'.repeat(200)}`,
  };
  expect(await find(caller)).toBeUndefined();
  await expect
    .poll(async () => shop.store.customers.find(caller.sub))
    .toMatchObject({ email: 'ana.ito@example.com', firstName: 'Ana Maria', lastName: `Ito ${'a'.repeat(96)}` });
});
