import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderOf, orderShop, paidByGiftCard } from '../../features/orders/testing/order-shop.ts';
import { openPayingShop, type PayingShop } from '../../payment/testing/open-paying-shop.ts';
import { type AtDesk, dataOnly, signInAs } from '../testing/open-desk.ts';

let shop: PayingShop;
let admin: AtDesk;
let number: string;
beforeAll(async () => {
  shop = await openPayingShop({ content: orderShop(), renderDesk: dataOnly });
  admin = await signInAs(shop, ['admin'], 'admin@shop.example');
  const request = orderOf([{ productId: 'left' }], 0, {
    ...{ email: 'quill@example.com', payment: { methods: [paidByGiftCard('GIFT2', 30)] } },
  });
  const response = await fetch(`${shop.origin}/api/order/place/guest`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(request),
  });
  number = ((await response.json()) as { orderNumber: string }).orderNumber;
  await shop.store.customers.make({
    sub: randomUUID(),
    email: 'owen@example.com',
    firstName: 'Owen',
    lastName: 'Quill',
  });
});
afterAll(() => shop.close());

const find = async (who: AtDesk, words: string) =>
  (await who.get(`/desk/find?q=${encodeURIComponent(words)}`)).view('find');
const found = async (who: AtDesk, words: string) => {
  const { orders, goods, people } = await find(who, words);
  return {
    orders: orders?.rows.map((row) => row.number),
    goods: goods?.rows.map(({ id }) => id),
    people: people?.rows.map(({ email }) => email),
  };
};

describe('one field for everything', () => {
  it('finds an order by its number, however it is typed', async () => {
    for (const typed of [number, number.toLowerCase(), number.replace('W-', '')])
      expect(await found(admin, typed)).toEqual({ orders: [number], goods: [], people: [] });
  });

  it('finds who bought and who has an account by name, address or phone', async () => {
    expect(await found(admin, 'quill')).toEqual({
      ...{ orders: [number], goods: [], people: ['quill@example.com', 'owen@example.com'] },
    });
    const order = await shop.store.orders.find(number);
    const data = order?.data as { contact: { phone: string } } | undefined;
    const digits = String(data?.contact.phone).replace(/\D/g, '').slice(-9);
    expect((await found(admin, `0${digits}`)).people).toEqual(['quill@example.com']);
  });

  it('finds a product with the orders of it, but nobody who only bought it', async () => {
    const product = await shop.store.products.findById('left');
    const answer = await found(admin, product?.record.name ?? '');
    expect(answer).toMatchObject({ orders: [number], people: [] });
    expect(answer.goods).toContain('left');
  });

  it('shows nobody more than the lists that they may open', async () => {
    const goods = await signInAs(shop, ['catalogue'], 'goods@shop.example');
    const orders = await signInAs(shop, ['orders'], 'orders@shop.example');
    const nobody = await signInAs(shop, ['content'], 'content@shop.example');
    expect(await find(goods, 'quill')).toMatchObject({ orders: null, people: null, goods: { rows: [] } });
    expect(await find(orders, 'quill')).toMatchObject({ goods: null, orders: { rows: [{ number }] } });
    expect(await find(nobody, 'quill')).toMatchObject({ orders: null, people: null, goods: null });
    expect(await find(admin, ' ')).toMatchObject({ query: '', orders: null, people: null, goods: null });
  });
});
