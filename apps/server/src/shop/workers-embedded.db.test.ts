import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import type { ProviderData } from '@wattle/domain/order';
import { openSmtp, type TestSmtp } from '@wattle/providers/mail/conformance';
import { openKlaviyo, type TestKlaviyo } from '@wattle/providers/marketing/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planDraft, saveDraft } from '../features/editing/draft-content.ts';
import { kettle, orderShop } from '../features/orders/testing/order-shop.ts';
import { openPayingShop, type PayingShop } from '../payment/testing/open-paying-shop.ts';
import { cardData } from '../payment/testing/sample-payment.ts';
import type { Database } from '../store/database.ts';
import { openEmbedded } from '../store/testing/each-database.ts';
import { sampleVariant } from '../store/testing/sample-shop.ts';
import { goods } from '../testing/sample-cart-shop.ts';

const DAY_MS = 86_400_000;
const OLD_MAIL = randomUUID();

type Heard = { readonly event: string; readonly subject: string };

describe('on the embedded database, which has one connection', () => {
  let shop: PayingShop;
  let db: Database;
  let smtp: TestSmtp;
  let klaviyo: TestKlaviyo;
  const heard: Heard[] = [];
  const warehouse = createServer(async (request, response) => {
    heard.push((await json(request)) as Heard);
    response.end();
  });

  beforeAll(async () => {
    [smtp, klaviyo] = await Promise.all([openSmtp(), openKlaviyo()]);
    await new Promise<void>((done) => warehouse.listen(0, '127.0.0.1', done));
    const content = orderShop();
    shop = await openPayingShop({
      content: {
        ...content,
        products: [
          ...content.products,
          goods('sold-out', 50, { variants: [sampleVariant('sold-out-v1', { qty: 0, hasStockOnHand: false })] }),
        ],
      },
      open: async () => {
        db = await openEmbedded();
        await db.query(
          `insert into mails (id, kind, recipient, subject, text_body, html_body, state, created_at)
           values ($1, 'ORDER_PLACED', 'old@example.com', 'Old', 'Old', 'Old', 'sent', now() - interval '9 years')`,
          [OLD_MAIL],
        );
        return db;
      },
      env: {
        ...{ SMTP_URL: `smtp://127.0.0.1:${smtp.port}`, MAIL_FROM: 'shop@wattle.example' },
        ...{ KLAVIYO_API_KEY: 'pk_1', KLAVIYO_URL: klaviyo.url },
        HOOK_URLS: `http://127.0.0.1:${(warehouse.address() as AddressInfo).port}/hooks`,
        HOOK_SECRET: 'a secret between the shop and the warehouse',
        WRITE_LIMIT_PER_MINUTE: '1000',
      },
    });
  });
  afterAll(async () => {
    await shop.close();
    await Promise.all([smtp.close(), klaviyo.close()]);
    warehouse.close();
  });

  const post = async (path: string, body: object) => {
    const response = await fetch(`${shop.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify(body),
    });
    return (await response.json()) as { readonly orderNumber: string; readonly status: string };
  };
  const pay = (data: ProviderData) =>
    post('/api/order/place/guest', kettle(0, { payment: { methods: [{ methodCode: 'adyen', amount: 100, data }] } }));
  const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to.includes(email));
  const only = async <Row>(sql: string, params: readonly unknown[]) => (await db.query<Row>(sql, params))[0];

  // at the same time: some workers look every 15 seconds, and all of them have to share the connection
  describe.concurrent('its workers', () => {
    it('says by mail that something is back in stock', async ({ expect }) => {
      await post('/api/product/stock-alert', {
        ...{ productId: 'sold-out', variantId: 'sold-out-v1', email: 'mia@example.com' },
      });
      await shop.store.stock.save([{ variantId: 'sold-out-v1', qty: 3, hasStockOnHand: true }]);
      await expect.poll(() => mailsTo('mia@example.com')).toHaveLength(1);
    });

    it('mails an order, and tells the warehouse of it', async ({ expect }) => {
      const { orderNumber, status } = await pay(cardData());
      expect(status).toBe('placed');
      await expect.poll(() => smtp.mails.map(({ source }) => source).join()).toContain(orderNumber);
      await expect.poll(() => heard.map(({ subject }) => subject)).toContain(orderNumber);
    });

    it('gives back what an abandoned payment held', async ({ expect }) => {
      const { orderNumber, status } = await pay({ paymentMethod: { type: 'paypal' } });
      expect(status).toBe('actionRequired');
      await db.query(`update placements set expires_at = now() - interval '1 hour' where order_number = $1`, [
        orderNumber,
      ]);
      const state = () => only('select state from placements where order_number = $1', [orderNumber]);
      await expect.poll(state).toEqual({ state: 'REFUSED' });
    });

    it('tells a shopper that the promised day has passed', async ({ expect }) => {
      const { orderNumber } = await pay(cardData());
      const day = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);
      await db.query(
        `update orders set data = jsonb_set(jsonb_set(data, '{shipping,day}', to_jsonb($2::text)),
           '{shipping,rangeEnd}', 'null') where number = $1`,
        [orderNumber, day],
      );
      const kinds = async () => (await shop.store.orderEvents.list(orderNumber)).map(({ kind }) => kind);
      await expect.poll(kinds).toContain('DAY_PASSED');
    });

    it('delivers what is asked by a form', async ({ expect }) => {
      await post('/api/klaviyo/enquiry', { email: 'ana@example.com', enquiry: 'Does it fit?' });
      await expect.poll(() => klaviyo.events.size).toBe(1);
    });

    it('forgets what was in mails of long ago', async ({ expect }) => {
      const mail = () => only('select html_body as body from mails where id = $1', [OLD_MAIL]);
      await expect.poll(mail).toEqual({ body: '' });
    });

    it('lists a product at its next price from that second on', async ({ expect }) => {
      const at = Math.floor(Date.now() / 1000) + 3;
      const price = { price: 80, erpOriginalPrice: 80, from: null, to: at };
      const prices = [price, { ...price, price: 60, from: at, to: null }];
      await shop.store.products.save([goods('timed', 80, { name: 'Aardvark', prices })]);
      const priceNow = async () => {
        const answer = await shop.app.inject('/api/products?address=sort%3Dname-asc');
        return answer.json<{ products: { id: string; price: number }[] }>().products.find(({ id }) => id === 'timed')
          ?.price;
      };
      await expect.poll(priceNow).toBe(60);
    });

    it('learns what is looked at together', async ({ expect }) => {
      await post('/api/product/events', { visitorId: '12.34', events: [{ type: 'view', productIds: ['kettle'] }] });
      const reader = () => only(`select state is not null as "isKept" from event_readers where event_id > 0`, []);
      await expect.poll(reader).toEqual({ isKept: true });
    });

    it('publishes what was planned', async ({ expect }) => {
      const name = { kind: 'redirect' as const, key: 'old-kettles' };
      const content = { from: 'old-kettles', to: '/kettles', external: false };
      const saved = await saveDraft(db, { ...name, content, version: 0, by: 'ada@shop.example' });
      if (saved.status !== 'DONE') throw new Error(saved.status);
      const publishAt = Date.now() + 1_000;
      expect(await planDraft(db, { ...name, version: saved.version, publishAt })).toEqual({ status: 'DONE' });
      await expect.poll(() => shop.store.redirects.find('old-kettles')).toMatchObject({ to: '/kettles' });
    });
  });

  it('is ready after all of it', async () => {
    expect((await fetch(`${shop.origin}/readyz`)).status).toBe(200);
  });
});
