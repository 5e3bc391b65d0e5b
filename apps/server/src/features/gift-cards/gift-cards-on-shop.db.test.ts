import { randomUUID } from 'node:crypto';
import { giftCardExpiry } from '@wattle/domain/gift-card';
import { wallClock } from '@wattle/domain/stores';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardData } from '../../payment/testing/sample-payment.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { asked } from '../../testing/sample-cart-shop.ts';
import { orderOf, orderShop } from '../orders/testing/order-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ content: orderShop(), env: { WRITE_LIMIT_PER_MINUTE: '1000' } });
});
afterAll(() => shop.close());

const ACTION = 'payment_voucher_balance_fetch';

/** Buys a $75 card and returns the recipient's mail. */
async function buy(recipientEmail: string) {
  const giftcard = { amount: 75, message: 'Enjoy!', recipientEmail, recipientName: 'Priya', senderName: 'Mia' };
  const headers = { 'idempotency-key': randomUUID() };
  const payload = orderOf([], 0, {
    items: [asked({ productId: 'card', extra: { giftcard } })],
    shipping: { methodCode: 'email' },
    payment: { methods: [{ methodCode: 'adyen' as const, amount: 75, data: cardData() }] },
  });
  const placed = await shop.app.inject({ method: 'POST', url: '/api/order/place/guest', payload, headers });
  expect(placed.json()).toMatchObject({ status: 'placed' });
  return {
    order: { number: placed.json().orderNumber as string, email: payload.cart.email },
    card: await mailed(recipientEmail),
  };
}

async function mailed(recipientEmail: string) {
  const [mail] = await shop.store.mails.list(recipientEmail, 2);
  expect(mail).toMatchObject({ kind: 'GIFT_CARD', subject: 'A Kettle House gift card for you from Mia' });
  const text = mail?.text ?? '';
  const [, number = '', pin = ''] = /Card number:\n {2}([\d ]+)\n\nPIN:\n {2}(\d+)/.exec(text) ?? [];
  return { code: number.replaceAll(' ', ''), pin, text };
}

async function balanceOf({ code, pin }: { code: string; pin: string }) {
  const token = await shop.app.inject({ method: 'POST', url: `/captcha/token?action=${ACTION}` });
  const query = new URLSearchParams({ pin, token: token.json().token });
  return shop.app.inject({ url: `/api/payment/voucher/balance/${code}?${query}` });
}

it('a gift card that is bought through HTTP comes by mail, and its balance can be asked for [C-3-14 C-7-34]', async () => {
  const { card } = await buy('priya@example.com');
  const balance = await balanceOf(card);
  const expires = giftCardExpiry(wallClock('Australia/Sydney', Date.now()).date);
  expect(balance.json()).toEqual({ expires, amountRemaining: 75 });
});

describe('a bought gift card that is sent again', () => {
  const resend = async (order: object, lineId = '1') => {
    const payload = { ...order, lineId };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/order/gift-card', payload });
    return answer.json<{ errorCode?: string; number?: string }>();
  };
  /** Leaves so much on the only card of an order. */
  const leave = (number: string, cents: number) =>
    shop.store.orders.change(number, (tx) =>
      tx.query(
        `update vouchers set amount_remaining_cents = $2
         where code in (select code from issued_gift_cards where order_number = $1)`,
        [number, cents],
      ),
    );

  it('comes to its recipient with a new PIN and what is left on it; the old PIN no longer works', async () => {
    const { order, card } = await buy('leo@example.com');
    await leave(order.number, 2550);
    expect(await resend(order)).toMatchObject({ number: order.number });
    const again = await mailed('leo@example.com');
    expect([again.code, again.text]).toEqual([card.code, expect.stringContaining('It has a new PIN')]);
    expect(again.text).toContain('Balance:\n  $25.50');
    expect((await balanceOf(again)).json()).toMatchObject({ amountRemaining: 25.5 });
    // one PIN in ten thousand is the old one by chance
    const old = again.pin === card.pin ? { amountRemaining: 25.5 } : { errorCode: 'VoucherInvalid' };
    expect((await balanceOf(card)).json()).toMatchObject(old);
    const events = await shop.store.orderEvents.list(order.number);
    expect(events.at(-1)).toMatchObject({
      actor: 'shopper',
      kind: 'GIFT_CARD_RESENT',
      data: { lineId: '1', count: 1 },
    });
  });

  it('is not sent twice in a row, however many ask at once', async () => {
    const { order } = await buy('ivy@example.com');
    const codes = (await Promise.all([resend(order), resend(order), resend(order)])).map(({ errorCode }) => errorCode);
    expect(codes.sort()).toEqual(['GiftCardJustSent', 'GiftCardJustSent', undefined]);
    expect(await shop.store.mails.list('ivy@example.com', 10)).toHaveLength(2);
  });

  it('is not sent when it is used up, or when the line is none', async () => {
    const { order } = await buy('kai@example.com');
    await leave(order.number, 0);
    expect(await resend(order)).toMatchObject({ errorCode: 'GiftCardInactive' });
    expect(await resend(order, '9')).toMatchObject({ errorCode: 'GiftCardInactive' });
    expect(await shop.store.mails.list('kai@example.com', 10)).toHaveLength(1);
    expect(await resend({ ...order, email: 'eve@example.com' })).toMatchObject({ errorCode: 'ORDER_NOT_FOUND' });
  });
});
