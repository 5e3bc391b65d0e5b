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

it('follows an address to another once it is verified, and not before', async () => {
  const find = knownCustomer(shop.store, (_, message) => expect.unreachable(message));
  const leo = { sub: 'leo', email: 'leo@example.com', emailVerified: true, firstName: 'Leo', lastName: 'Ito' };
  await find(leo);
  await expect.poll(async () => (await find(leo))?.email).toBe('leo@example.com');
  const other = { ...leo, email: 'mia@example.com' };
  expect((await find({ ...other, emailVerified: false }))?.email).toBe('leo@example.com');
  expect((await shop.store.customers.find('leo'))?.email).toBe('leo@example.com');
  expect((await find(other))?.email).toBe('mia@example.com');
});
