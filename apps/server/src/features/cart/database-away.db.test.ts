import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../store/open-database.ts';
import { createServerDatabase } from '../../store/testing/each-database.ts';
import { openWay } from '../../store/testing/open-way.ts';
import { postInfo } from '../../testing/ask-checkout.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { asked, sampleCartShop } from '../../testing/sample-cart-shop.ts';

let way: Awaited<ReturnType<typeof openWay>>;
let shop: TestShop;
beforeEach(async () => {
  way = await openWay(await createServerDatabase());
  const open = () => openDatabase({ dataDir: ':memory:', databaseUrl: way.url });
  shop = await openTestShop({ content: sampleCartShop(), open });
});
afterEach(() => shop.close());

it('a database that is away is an error that may pass, and never a total [C-4-70]', async () => {
  const body = { cart: { items: [asked({ productId: 'kettle' })], locality: { postcode: '3121', state: 'VIC' } } };
  expect((await postInfo(shop, body)).json().totals.total).toBe(109);
  await way.cut();
  // the first may still use the broken connection, the next cannot connect at all
  for (const attempt of [1, 2, 3]) {
    const response = await postInfo(shop, body);
    expect(response.statusCode, `attempt ${attempt}: ${response.body}`).toBe(503);
    expect(response.json()).toMatchObject({ status: 'ERROR', errorCode: 'UNAVAILABLE', retryable: true });
  }
});
