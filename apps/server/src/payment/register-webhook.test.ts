import { createHmac } from 'node:crypto';
import type { PaymentEvent } from '@wattle/providers/payment';
import { createAdyenPayment } from '@wattle/providers/payment';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { type OnPaymentEvents, registerWebhook } from './register-webhook.ts';

const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';
const LOGIN = { username: 'adyen', password: 'a password' };
const AUTHORIZATION = `Basic ${Buffer.from('adyen:a password').toString('base64')}`;

const item = {
  pspReference: 'PSP0000000000001',
  originalReference: '',
  merchantAccountCode: 'WattleTest',
  merchantReference: 'W-12345678',
  eventCode: 'AUTHORISATION',
  success: 'true',
  eventDate: '2026-11-16T10:00:00+11:00',
  paymentMethod: 'visa',
  amount: { currency: 'AUD', value: 49900 },
};

/** As Adyen writes it down. */
function signed(value = 49900): string {
  const signedItem = { ...item, amount: { currency: 'AUD', value } };
  const text = [
    ...[
      signedItem.pspReference,
      signedItem.originalReference,
      signedItem.merchantAccountCode,
      signedItem.merchantReference,
    ],
    ...[String(value), 'AUD', signedItem.eventCode, signedItem.success],
  ].join(':');
  const hmacSignature = createHmac('sha256', Buffer.from(HMAC_KEY, 'hex')).update(text).digest('base64');
  const NotificationRequestItem = { ...signedItem, additionalData: { hmacSignature } };
  return JSON.stringify({ live: 'false', notificationItems: [{ NotificationRequestItem }] });
}

function open(onEvents: OnPaymentEvents) {
  const app = Fastify({ logger: false });
  const provider = createAdyenPayment({
    ...{ apiUrl: 'http://127.0.0.1:9', apiKey: 'key', merchantAccount: 'WattleTest', clientKey: 'test_x' },
    ...{ environment: 'test', hmacKeys: [HMAC_KEY], webhookLogin: LOGIN },
  });
  registerWebhook(app, { provider, onEvents, writeLimitPerMinute: 60 });
  const post = (payload: string, authorization = AUTHORIZATION, type = 'application/json') =>
    app.inject({
      ...{ method: 'POST', url: '/api/payment/webhook', payload },
      headers: { authorization, 'content-type': type },
    });
  return { post, [Symbol.asyncDispose]: () => app.close() };
}

it('news that is signed is kept before it is accepted', async () => {
  const kept: PaymentEvent[] = [];
  await using webhook = open(async (events) => {
    kept.push(...events);
    return 'KEPT';
  });
  const answer = await webhook.post(signed());
  expect([answer.statusCode, answer.body, answer.headers['cache-control']]).toEqual([200, '[accepted]', 'no-store']);
  expect(kept).toMatchObject([{ kind: 'AUTHORISED', orderReference: 'W-12345678', amountCents: 49900 }]);
  expect((await webhook.post(signed(), AUTHORIZATION, 'text/plain')).body).toBe('[accepted]');
});

it('news that was changed, or comes without the login, is refused', async () => {
  await using webhook = open(async () => {
    throw new Error('Nobody was to hear of it.');
  });
  const changed = signed().replace('49900', '1');
  for (const answer of [await webhook.post(changed), await webhook.post(signed(), 'Basic eDp5')]) {
    expect([answer.statusCode, answer.json().status]).toEqual([401, 'REJECTED']);
  }
});

it('what is no news at all is a bad request', async () => {
  await using webhook = open(async () => 'KEPT');
  for (const body of ['', 'not json', '{"notificationItems":5}']) {
    expect((await webhook.post(body)).statusCode).toBe(400);
  }
  expect((await webhook.post('x'.repeat(300_000))).statusCode).toBe(413);
});

it('news that could not be kept is to be signedItem again', async () => {
  await using webhook = open(async () => ({ status: 'ERROR' }));
  expect((await webhook.post(signed())).statusCode).toBe(503);
});
