import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import { readStripeWebhook } from './read-webhook.ts';
import type { StripeConfig } from './stripe-config.ts';

const NOW = 1_800_000_000;
const [SECRET, OLD_SECRET] = ['whsec_of_now', 'whsec_of_before'];
const CONFIG: StripeConfig = {
  ...{ apiUrl: 'http://localhost', secretKey: 'sk_test_1', webhookSecrets: [SECRET, OLD_SECRET] },
  clock: () => NOW * 1000,
};
const v1 = (body: string, secret: string, seconds: number): string =>
  createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
const headerOf = (body: string, secret = SECRET, seconds = NOW): string =>
  `t=${seconds},v1=${v1(body, secret, seconds)}`;
const readBody = (body: string, signature = headerOf(body)) =>
  readStripeWebhook(CONFIG, { body, headers: { 'stripe-signature': signature } });

const CHARGE: JsonObject = {
  ...{ id: 'ch_1', amount: 49_900, currency: 'aud', captured: false, payment_intent: 'pi_1' },
  metadata: { order: 'W-1001' },
  payment_method_details: { type: 'card', card: { brand: 'mastercard', last4: '4444' } },
};
const eventOf = (type: string, object: JsonObject): string =>
  JSON.stringify({ id: 'evt_1', object: 'event', type, created: NOW - 5, data: { object } });
const read = (type: string, object: JsonObject) => readBody(eventOf(type, object));

describe('an event of Stripe', () => {
  it('tells what happened, to which payment of which order, and with which card', () => {
    expect(read('charge.succeeded', CHARGE)).toEqual({
      status: 'ACCEPTED',
      events: [
        {
          ...{ id: 'evt_1', kind: 'AUTHORISED', paymentReference: 'pi_1', reference: 'pi_1' },
          ...{ orderReference: 'W-1001', amountCents: 49_900, currency: 'AUD', type: 'ADYEN_CREDIT_CARD' },
          card: { brand: 'mc', lastFour: '4444' },
          at: (NOW - 5) * 1000,
        },
      ],
    });
  });

  const intent = { id: 'pi_1', amount: 500, amount_received: 400, currency: 'aud', metadata: { order: 'W-1' } };
  const session = { id: 'cs_1', amount_total: 500, client_reference_id: 'W-1', payment_intent: null };
  const refund = { id: 're_1', amount: 200, currency: 'aud', payment_intent: 'pi_1' };
  const dispute = { id: 'dp_1', amount: 500, currency: 'aud', payment_intent: 'pi_1' };
  it.each<[string, JsonObject, JsonObject]>([
    ['payment_intent.succeeded', intent, { kind: 'CAPTURED', amountCents: 400, orderReference: 'W-1' }],
    ['payment_intent.canceled', intent, { kind: 'CANCELLED', paymentReference: 'pi_1' }],
    ['payment_intent.canceled', { ...intent, cancellation_reason: 'automatic' }, { kind: 'EXPIRED' }],
    ['checkout.session.expired', session, { kind: 'NOTHING_TO_CANCEL', paymentReference: 'cs_1' }],
    [
      'checkout.session.async_payment_failed',
      { ...session, payment_intent: 'pi_1' },
      { kind: 'AUTHORISATION_FAILED', paymentReference: 'pi_1' },
    ],
    ['refund.created', { ...refund, status: 'succeeded' }, { kind: 'REFUNDED', reference: 're_1', orderReference: '' }],
    ['refund.updated', { ...refund, status: 'succeeded' }, { kind: 'REFUNDED', amountCents: 200 }],
    ['refund.failed', { ...refund, status: 'failed' }, { kind: 'REFUND_FAILED', paymentReference: 'pi_1' }],
    ['charge.dispute.created', dispute, { kind: 'DISPUTED', paymentReference: 'pi_1' }],
    ['charge.dispute.funds_withdrawn', dispute, { kind: 'CHARGED_BACK' }],
    ['charge.dispute.funds_reinstated', dispute, { kind: 'CHARGEBACK_REVERSED' }],
  ])('%s of %j', (type, object, expected) => {
    expect(read(type, object)).toMatchObject({ status: 'ACCEPTED', events: [expected] });
  });

  it.each<[string, string, JsonObject]>([
    ['a refund that is on its way', 'refund.created', { ...refund, status: 'pending' }],
    ['money that was taken at once', 'charge.succeeded', { ...CHARGE, captured: true }],
    ['a payment of another program on the same account', 'charge.succeeded', { ...CHARGE, metadata: {} }],
    ['a page of another program', 'checkout.session.expired', { ...session, client_reference_id: null }],
    ['a try that failed, after which the shopper may try again', 'payment_intent.payment_failed', intent],
    ['anything else', 'customer.created', { id: 'cus_1' }],
    ['a name that every object has', 'constructor', { id: 'x' }],
  ])('is taken, and no news, when it is of %s', (_, type, object) => {
    expect(read(type, object)).toEqual({ status: 'ACCEPTED', events: [] });
  });

  it.each(['', 'nonsense', '[]', '{}', eventOf('charge.succeeded', { ...CHARGE, amount: 'much' })])(
    'is not to be read as %j',
    (body) => {
      expect(readBody(body)).toEqual({ status: 'UNREADABLE' });
    },
  );
});

describe('the signature of an event', () => {
  const body = eventOf('charge.succeeded', CHARGE);
  it.each([
    ['the secret', headerOf(body)],
    ['the secret before it, while it is being changed', headerOf(body, OLD_SECRET)],
    ['two, of which one fits', `t=${NOW},v1=${'0'.repeat(64)},v1=${v1(body, SECRET, NOW)},v0=1`],
    ['a clock that is a little off', headerOf(body, SECRET, NOW + 299)],
  ])('is taken with %s', (_, signature) => {
    expect(readBody(body, signature).status).toBe('ACCEPTED');
  });

  it.each([
    ['none', ''],
    ['another secret', headerOf(body, 'whsec_other')],
    ['a body that was changed', headerOf(body.replace('49900', '1'))],
    ['a time that was changed', headerOf(body).replace(`t=${NOW}`, `t=${NOW + 1}`)],
    ['one that somebody kept', headerOf(body, SECRET, NOW - 301)],
    ['the old scheme alone', `t=${NOW},v0=${v1(body, SECRET, NOW)}`],
    ['no time', `v1=${v1(body, SECRET, NOW)}`],
  ])('is not taken with %s', (_, signature) => {
    expect(readBody(body, signature)).toEqual({ status: 'FORGED' });
  });
});
