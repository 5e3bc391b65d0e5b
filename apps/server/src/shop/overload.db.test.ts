import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { kettle, orderShop } from '../features/orders/testing/order-shop.ts';
import { openPayingShop, type PayingShop } from '../payment/testing/open-paying-shop.ts';
import { cardData } from '../payment/testing/sample-payment.ts';

const ROOM = 20;
const SEARCHES = 300;
const ORDERS = 5;

let shop: PayingShop;
beforeEach(async () => {
  const env = { WRITE_LIMIT_PER_MINUTE: '1000', MAX_REQUESTS_UNDER_WAY: String(ROOM) };
  shop = await openPayingShop({ content: orderShop(), env });
});
afterEach(() => shop.close());

const search = (words: string) => fetch(`${shop.origin}/api/products?q=${words}`);
const place = () =>
  fetch(`${shop.origin}/api/order/place/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(kettle(0, { payment: { methods: [{ methodCode: 'adyen', amount: 100, data: cardData() }] } })),
  });

it('places every order among more searches than it can do, turns away what is too much, and recovers by itself', async () => {
  const orders = Array.from({ length: ORDERS }, place);
  const searches = Array.from({ length: SEARCHES }, (_, at) => search(`kettle${at}`));
  const answers = await Promise.all(searches);
  const placed = await Promise.all(
    (await Promise.all(orders)).map(async (answer): Promise<{ status: string }> => JSON.parse(await answer.text())),
  );
  expect(placed.map(({ status }) => status)).toEqual(placed.map(() => 'placed'));
  const turnedAway = answers.filter(({ status }) => status === 503);
  expect(turnedAway.length).toBeGreaterThan(0);
  for (const { headers } of turnedAway) expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answers.filter(({ status }) => status === 200).length).toBe(SEARCHES - turnedAway.length);
  await expect.poll(async () => (await search('toaster')).status).toBe(200);
});
