import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { createStore } from '../../store/store.ts';
import { continuePayment } from './continue-payment.ts';
import { sweepOrders } from './sweep-orders.ts';
import { takePaymentEvents } from './take-payment-events.ts';
import { openEmbeddedPayment } from './testing/open-embedded-payment.ts';
import { openOrderShop } from './testing/open-order-shop.ts';
import {
  anHourLater,
  commandOf,
  kettle,
  type OrderAnswer,
  orderDeps,
  paidByGiftCard,
  placeBy,
} from './testing/order-shop.ts';

const cardOf = (holderName: string) => ({
  paymentMethod: {
    type: 'scheme',
    encryptedCardNumber: 'test_4111111111111111',
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
    holderName,
  },
});
const by = (amount: number, data: { paymentMethod: { type: string } }) => ({
  payment: { methods: [{ methodCode: 'adyen' as const, amount, data }] },
});

describe("orders that are paid at the shop's own payment service", () => {
  let db: Database;
  let payment: Awaited<ReturnType<typeof openEmbeddedPayment>>;
  let deps: ReturnType<typeof orderDeps>;
  beforeAll(async () => {
    ({ db } = await openOrderShop());
    payment = await openEmbeddedPayment();
    deps = orderDeps(db, payment);
  });
  afterAll(async () => {
    await payment.close();
    await db.close();
  });

  const pay = (data: { paymentMethod: { type: string } }) => placeBy(deps)(commandOf(kettle(100, by(100, data))));
  const codeOf = (answer: OrderAnswer) => (answer.status === 'REJECTED' ? answer.reasons[0]?.code : answer.status);
  const statusOf = async (number: string) => (await createStore(db).orders.find(number))?.status;
  const actionOf = (answer: OrderAnswer) => {
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    expect(answer.value.status).toBe('actionRequired');
    return { orderNumber: answer.value.orderNumber, url: String(answer.value.actionData?.url) };
  };
  /** Goes to the provider's page, presses a button there and comes back. */
  const walk = async (url: string, choice: string) => {
    const page = await fetch(url, { method: 'POST', body: new URLSearchParams({ choice }), redirect: 'manual' });
    const back = new URL(page.headers.get('location') ?? '');
    return {
      orderNumber: back.searchParams.get('order') ?? '',
      redirectResult: back.searchParams.get('redirectResult'),
    };
  };

  it.each([
    ['Mia Tran', 'SUCCESS'],
    ['ERROR', 'PaymentGatewayRejected'],
    ['DECLINED', 'PaymentProcessorDeclinedHard'],
    ['BLOCK_CARD', 'PaymentProcessorDeclinedHard'],
  ])('by card, with the name %s on it: %s', async (name, code) => {
    expect(codeOf(await pay(cardOf(name)))).toBe(code);
  });

  it('on a page of their own: accepted, and told of by webhook besides', async () => {
    const { url, orderNumber } = actionOf(await pay({ paymentMethod: { type: 'paypal' } }));
    const back = await walk(url, 'accept');
    expect(back.orderNumber).toBe(orderNumber);
    const details = { redirectResult: back.redirectResult };
    const answer = await continuePayment(deps)({ orderNumber, details });
    expect(answer).toMatchObject({ status: 'SUCCESS', value: { orderNumber, status: 'placed' } });
    await takePaymentEvents(deps)(await payment.news());
    expect(await continuePayment(deps)({ orderNumber, details })).toEqual(answer);
    expect(await deps.store.payments.list(orderNumber)).toMatchObject([{ status: 'AUTHORISED' }]);
  });

  it('on a page of their own: turned back', async () => {
    const { url, orderNumber } = actionOf(await pay({ paymentMethod: { type: 'paypal' } }));
    const { redirectResult } = await walk(url, 'cancel');
    expect(codeOf(await continuePayment(deps)({ orderNumber, details: { redirectResult } }))).toBe('PAYMENT_CANCELLED');
  });

  it('on a page of their own, and never back: the webhook places the order', async () => {
    const { url, orderNumber } = actionOf(await pay({ paymentMethod: { type: 'zip' } }));
    await walk(url, 'accept');
    expect(await statusOf(orderNumber)).toBeUndefined();
    await takePaymentEvents(deps)(await payment.news());
    expect(await statusOf(orderNumber)).toBe('PLACED');
  });

  it.each(['cancel', 'refuse', 'leave'])(
    'on a page of their own, with %s, and never back: there is nothing to give back, and that ends the matter',
    async (choice) => {
      await takePaymentEvents(deps)(await payment.news());
      const { url, orderNumber } = actionOf(await pay({ paymentMethod: { type: 'paypal' } }));
      if (choice !== 'leave') await walk(url, choice);
      await anHourLater(db);
      expect(await sweepOrders(deps)()).toMatchObject({ released: 1, cancels: 1 });
      await takePaymentEvents(deps)(await payment.news());
      expect(await deps.store.payments.list(orderNumber)).toMatchObject([{ status: 'CANCELLED' }]);
    },
  );

  it('with a gift card and Afterpay for the rest', async () => {
    const rest = by(70, { paymentMethod: { type: 'afterpaytouch' } }).payment.methods;
    const methods = [paidByGiftCard('GIFT1', 30), ...rest];
    const { url, orderNumber } = actionOf(await placeBy(deps)(commandOf(kettle(0, { payment: { methods } }))));
    const { redirectResult } = await walk(url, 'accept');
    expect(codeOf(await continuePayment(deps)({ orderNumber, details: { redirectResult } }))).toBe('SUCCESS');
    expect(await deps.store.payments.list(orderNumber)).toMatchObject([
      { type: 'ADYEN_AFTERPAY', status: 'AUTHORISED', amountCents: 7000 },
      { type: 'VOUCHER', status: 'TAKEN', amountCents: 3000 },
    ]);
  });

  /** The provider does the work, but its answer is lost. */
  const losing = () => ({
    ...deps,
    payment: {
      ...deps.payment,
      authorise: async (input: Parameters<typeof deps.payment.authorise>[0]) => {
        await deps.payment.authorise(input);
        return { status: 'UNKNOWN', problem: 'TIMEOUT' } as const;
      },
    },
  });

  it('whose answer is lost are paid once: the same request finds out', async () => {
    const command = commandOf(kettle(100, by(100, cardOf('Mia Tran'))));
    expect(await placeBy(losing())(command)).toMatchObject({ value: { status: 'pending' } });
    const answer = await placeBy(deps)(command);
    if (answer.status !== 'SUCCESS') throw new Error(JSON.stringify(answer));
    const { orderNumber } = answer.value;
    const paid = (await payment.news()).filter(({ orderReference }) => orderReference === orderNumber);
    expect(paid.map(({ kind }) => kind)).toEqual(['AUTHORISED']);
  });

  it('whose answer is lost, and that nobody asks about, are given back', async () => {
    await takePaymentEvents(deps)(await payment.news());
    payment.script.sendWebhooks('HELD');
    const lost = await placeBy(losing())(commandOf(kettle(100, by(100, cardOf('Mia Tran')))));
    expect(lost).toMatchObject({ value: { status: 'pending' } });
    await anHourLater(db);
    expect(await sweepOrders(deps)()).toMatchObject({ released: 1, cancels: 1 });
    // webhooks for both arrive, newest first
    payment.script.sendWebhooks('REVERSED');
    const events = await payment.news();
    expect(events.map(({ kind }) => kind).sort()).toEqual(['AUTHORISED', 'CANCELLED']);
    await takePaymentEvents(deps)(events);
    payment.script.sendWebhooks('NORMAL');
    const orderNumber = events[0]?.orderReference ?? '';
    expect(await statusOf(orderNumber)).toBe('CANCELLED');
    expect(await deps.store.payments.list(orderNumber)).toMatchObject([{ status: 'CANCELLED' }]);
  });

  it.each(['SLOW', 'GARBAGE', 'DOWN'])(
    'at a provider that is %s are never a no: the goods stay, and go back with the money when nobody knows for long',
    async (name) => {
      await takePaymentEvents(deps)(await payment.news());
      payment.script.sendWebhooks('HELD');
      const hasty = { ...deps, times: { ...deps.times, providerSeconds: 1 } };
      const command = commandOf(kettle(100, by(100, cardOf(name))));
      expect(await placeBy(hasty)(command)).toMatchObject({ value: { status: 'pending' } });
      await anHourLater(db);
      expect(await sweepOrders(deps)()).toMatchObject({ released: 1, cancels: 1 });
      payment.script.sendWebhooks('NORMAL');
      await takePaymentEvents(deps)(await payment.news());
      const held = (await payment.listPayments()).filter(({ state }) => state === 'AUTHORISED');
      const paid = await db.query(`select from payments where leg = 0 and status = 'AUTHORISED'`);
      expect(held).toHaveLength(paid.length);
      expect(await db.query(`select from stock_holds`)).toEqual([]);
      expect(await db.query(`select from payments where status in ('TO_CANCEL', 'CANCELLING')`)).toEqual([]);
    },
  );
});
