import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPayingShop, type PayingShop } from '../../payment/testing/open-paying-shop.ts';
import { cardData } from '../../payment/testing/sample-payment.ts';
import { kettle, orderShop } from './testing/order-shop.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop({ content: orderShop(), env: { WRITE_LIMIT_PER_MINUTE: '1000' } });
});
afterAll(() => shop.close());

type Data = { readonly paymentMethod: { readonly type: string } };
const send = (path: string, body: object) =>
  fetch(`${shop.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify(body),
  });
const pay = (data: Data) =>
  send('/api/order/place/guest', kettle(0, { payment: { methods: [{ methodCode: 'adyen', amount: 100, data }] } }));

type Said = {
  readonly orderNumber: string;
  readonly status: string;
  readonly actionData: { readonly url: string } | null;
  readonly errorCode?: string;
};
const read = async (response: Response) => (await response.json()) as Said;

/** Goes to the page of the provider, presses a button, and gives what the shopper comes back with. */
async function walk(data: Data, choice: string) {
  const { orderNumber, status, actionData } = await read(await pay(data));
  expect(status).toBe('actionRequired');
  const page = await fetch(String(actionData?.url), {
    method: 'POST',
    body: new URLSearchParams({ choice }),
    redirect: 'manual',
  });
  const back = new URL(page.headers.get('location') ?? '');
  expect([back.pathname, back.searchParams.get('order')]).toEqual(['/checkout/adyen', orderNumber]);
  return { orderNumber, details: { redirectResult: back.searchParams.get('redirectResult') } };
}
const statusOf = async (number: string) => (await shop.store.orders.find(number))?.status;

describe('orders of a shop that listens, with its own payment service', () => {
  it('are placed by card, with the money held under their number [C-1-09 C-7-30 C-7-32]', async () => {
    const response = await pay(cardData());
    const { orderNumber, ...answer } = await read(response);
    expect([response.status, answer]).toEqual([200, { status: 'placed', actionData: null }]);
    expect(await statusOf(orderNumber)).toBe('PLACED');
    expect(await shop.store.payments.list(orderNumber)).toMatchObject([{ status: 'AUTHORISED', amountCents: 10_000 }]);
  });

  it.each([
    ['DECLINED', 'PaymentProcessorDeclinedHard'],
    ['ERROR', 'PaymentGatewayRejected'],
  ])('are refused with a code when the bank says %s [C-8-02 C-8-03]', async (name, errorCode) => {
    const response = await pay(cardData(name));
    expect([response.status, (await read(response)).errorCode]).toEqual([422, errorCode]);
  });

  it('go on when the shopper returns from a page of the provider, once [C-4-90]', async () => {
    const { orderNumber, details } = await walk({ paymentMethod: { type: 'paypal' } }, 'accept');
    const tell = async () => (await send(`/api/order/${orderNumber}/payment/details`, { details })).json();
    const answers = await Promise.all([tell(), tell()]);
    expect(answers).toEqual(answers.map(() => ({ orderNumber, status: 'placed', actionData: null })));
  });

  it('are not placed with the payment of another, and not ended by what makes no sense', async () => {
    const [paid, other] = [
      await walk({ paymentMethod: { type: 'paypal' } }, 'accept'),
      await walk({ paymentMethod: { type: 'paypal' } }, 'refuse'),
    ];
    const tell = (details: object) => send(`/api/order/${other.orderNumber}/payment/details`, { details });
    for (const details of [paid.details, { redirectResult: 'garbled' }, {}]) {
      const response = await tell(details);
      const { errorCode } = await read(response);
      expect([response.status, errorCode]).toEqual([422, 'PaymentDetailsInvalid']);
      expect(await statusOf(other.orderNumber)).toBeUndefined();
    }
    const response = await tell(other.details);
    expect([response.status, (await read(response)).errorCode]).toEqual([422, 'PaymentProcessorDeclinedHard']);
  });

  it('say that the shopper turned back', async () => {
    const { orderNumber, details } = await walk({ paymentMethod: { type: 'paypal' } }, 'cancel');
    const response = await send(`/api/order/${orderNumber}/payment/details`, { details });
    expect([response.status, (await read(response)).errorCode]).toEqual([422, 'PAYMENT_CANCELLED']);
  });

  it('are there though the shopper never returned: the webhook makes them', async () => {
    const { orderNumber } = await walk({ paymentMethod: { type: 'zip' } }, 'accept');
    await expect.poll(() => statusOf(orderNumber)).toBe('PLACED');
  });

  it('are not made by news that nobody signed', async () => {
    const { orderNumber } = await read(await pay({ paymentMethod: { type: 'paypal' } }));
    const NotificationRequestItem = {
      ...{ eventCode: 'AUTHORISATION', success: 'true', merchantAccountCode: 'Simulator', pspReference: 'FORGED' },
      ...{ merchantReference: orderNumber, amount: { currency: 'AUD', value: 10_000 }, eventDate: '2026-11-16' },
      additionalData: { hmacSignature: 'bm90IGhlcnM=' },
    };
    const forged = await send('/api/payment/webhook', {
      live: 'false',
      notificationItems: [{ NotificationRequestItem }],
    });
    expect([forged.status, await statusOf(orderNumber)]).toEqual([401, undefined]);
  });
});
