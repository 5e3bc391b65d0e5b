import { randomUUID } from 'node:crypto';
import { giftCardExpiry, wallClock } from '@wattle/domain';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderOf, orderShop, paidByGiftCard } from '../orders/testing/order-shop.ts';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';
import { asked } from '../testing/sample-cart-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ content: orderShop() });
});
afterAll(() => shop.close());

const ACTION = 'payment_voucher_balance_fetch';
const headers = { 'idempotency-key': randomUUID() };

it('a gift card that is bought through HTTP comes by mail, and its balance can be asked for [C-3-14 C-7-34]', async () => {
  const giftcard = {
    amount: 75,
    message: 'Enjoy!',
    recipientEmail: 'priya@example.com',
    recipientName: 'Priya',
    senderName: 'Mia',
  };
  const payload = orderOf([], 0, {
    items: [asked({ productId: 'card', extra: { giftcard } })],
    shipping: { methodCode: 'email' },
    payment: { methods: [paidByGiftCard('GIFT2', 75)] },
  });
  const placed = await shop.app.inject({ method: 'POST', url: '/api/order/place/guest', payload, headers });
  expect(placed.json()).toMatchObject({ status: 'placed' });
  const [mail] = await shop.store.listMails('priya@example.com', 2);
  expect(mail).toMatchObject({ kind: 'GIFT_CARD', subject: 'A Wattle gift card for you from Mia' });
  const [, number = '', pin = ''] = /Card number:\n {2}([\d ]+)\n\nPIN:\n {2}(\d+)/.exec(mail?.text ?? '') ?? [];
  const token = await shop.app.inject({ method: 'POST', url: `/captcha/token?action=${ACTION}` });
  const query = new URLSearchParams({ pin, token: token.json().token });
  const code = number.replaceAll(' ', '');
  const balance = await shop.app.inject({ url: `/api/payment/voucher/balance/${code}?${query}` });
  const expires = giftCardExpiry(wallClock('Australia/Sydney', Date.now()).date);
  expect(balance.json()).toEqual({ expires, amountRemaining: 75 });
});
