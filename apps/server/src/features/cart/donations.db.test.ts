import { afterAll, beforeAll, expect, it } from 'vitest';
import { askInfo } from '../../testing/ask-checkout.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { sampleCartShop } from '../../testing/sample-cart-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ content: sampleCartShop(), env: { WRITE_LIMIT_PER_MINUTE: '100000' } });
});
afterAll(() => shop.close());

const donations = async (): Promise<unknown> => (await shop.app.inject('/api/cart/settings')).json();
const failures = async () => (await askInfo(shop, [{ productId: 'miele' }, { productId: 'book' }])).failures;

it('are none until the shop’s settings list some [C-9-66 D-9-69]', async () => {
  expect(await donations()).toEqual({ donationProductIds: [] });
  expect(await failures()).not.toEqual([]);
});

it('stand beside what needs an order of its own once they are listed [C-9-66 D-9-68]', async () => {
  await shop.store.settings.save([{ key: 'donations', value: ['book'] }]);
  await expect.poll(donations).toEqual({ donationProductIds: ['book'] });
  await expect.poll(failures).toEqual([]);
});

it('that cannot be read are none', async () => {
  await shop.store.settings.save([{ key: 'donations', value: { book: true } }]);
  await expect.poll(donations).toEqual({ donationProductIds: [] });
});
