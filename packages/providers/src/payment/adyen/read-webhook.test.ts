import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../json.ts';
import type { AdyenConfig } from './adyen-config.ts';
import { readWebhook } from './read-webhook.ts';
import { signNotification } from './sign-notification.ts';

const [KEY, OLD_KEY] = ['ab'.repeat(32), 'cd'.repeat(32)];
const CONFIG: AdyenConfig = {
  apiUrl: 'http://localhost/v72',
  apiKey: 'key',
  merchantAccount: 'Wattle',
  clientKey: 'local',
  environment: 'test',
  hmacKeys: [KEY, OLD_KEY],
};
const ITEM: JsonObject = {
  eventCode: 'AUTHORISATION',
  success: 'true',
  eventDate: '2026-11-16T02:00:00+01:00',
  merchantAccountCode: 'Wattle',
  merchantReference: 'W-1001',
  pspReference: 'ABCDEFGHJKLM2345',
  amount: { currency: 'AUD', value: 49_900 },
  paymentMethod: 'visa',
};
const signed = (change: JsonObject = {}, key = KEY): JsonObject => {
  const item = { ...ITEM, ...change };
  return { ...item, additionalData: { hmacSignature: signNotification(key, item) } };
};
const bodyOf = (...items: readonly JsonObject[]): string =>
  JSON.stringify({
    live: 'false',
    notificationItems: items.map((NotificationRequestItem) => ({ NotificationRequestItem })),
  });
const read = (...items: readonly JsonObject[]) => readWebhook(CONFIG, { body: bodyOf(...items), headers: {} });

describe('a notification', () => {
  it('tells what happened, to which payment of which order', () => {
    expect(read(signed())).toEqual({
      status: 'ACCEPTED',
      events: [
        {
          id: 'AUTHORISATION:ABCDEFGHJKLM2345:true',
          kind: 'AUTHORISED',
          paymentReference: 'ABCDEFGHJKLM2345',
          reference: 'ABCDEFGHJKLM2345',
          orderReference: 'W-1001',
          amountCents: 49_900,
          currency: 'AUD',
          type: 'ADYEN_CREDIT_CARD',
          card: { brand: 'visa', lastFour: null },
          at: Date.UTC(2026, 10, 16, 1),
        },
      ],
    });
  });

  it.each([
    ['1111', '1111'],
    ['4111111111111111', null],
    ['', null],
  ])('tells the last four digits of a card, %j, and never more', (cardSummary, lastFour) => {
    const item = signed();
    const additionalData = { ...(item.additionalData as JsonObject), cardSummary };
    expect(read({ ...item, additionalData })).toMatchObject({ events: [{ card: { brand: 'visa', lastFour } }] });
  });

  it.each([
    ['AUTHORISATION', 'true', 'AUTHORISED'],
    ['AUTHORISATION', 'false', 'AUTHORISATION_FAILED'],
    ['CAPTURE', 'true', 'CAPTURED'],
    ['CAPTURE', 'false', 'CAPTURE_FAILED'],
    ['CAPTURE_FAILED', 'true', 'CAPTURE_FAILED'],
    ['CANCELLATION', 'true', 'CANCELLED'],
    ['CANCELLATION', 'false', 'CANCEL_FAILED'],
    ['TECHNICAL_CANCEL', 'true', 'CANCELLED'],
    ['TECHNICAL_CANCEL', 'false', 'NOTHING_TO_CANCEL'],
    ['REFUND', 'true', 'REFUNDED'],
    ['REFUND', 'false', 'REFUND_FAILED'],
    ['REFUND_FAILED', 'true', 'REFUND_FAILED'],
    ['ORDER_OPENED', 'true', 'PARTIAL_ORDER_OPENED'],
    ['ORDER_CLOSED', 'true', 'PARTIAL_ORDER_PAID'],
    ['ORDER_CLOSED', 'false', 'PARTIAL_ORDER_CANCELLED'],
    ['OFFER_CLOSED', 'true', 'EXPIRED'],
    ['NOTIFICATION_OF_CHARGEBACK', 'true', 'DISPUTED'],
    ['REQUEST_FOR_INFORMATION', 'true', 'DISPUTED'],
    ['CHARGEBACK', 'true', 'CHARGED_BACK'],
    ['SECOND_CHARGEBACK', 'true', 'CHARGED_BACK'],
    ['CHARGEBACK_REVERSED', 'true', 'CHARGEBACK_REVERSED'],
    ['REPORT_AVAILABLE', 'true', 'OTHER'],
  ])('%s %s is %s', (eventCode, success, kind) => {
    expect(read(signed({ eventCode, success }))).toMatchObject({ events: [{ kind }] });
  });

  it('names the payment that a capture is of', () => {
    expect(read(signed({ eventCode: 'CAPTURE', originalReference: 'FIRST' }))).toMatchObject({
      events: [{ paymentReference: 'FIRST', reference: 'ABCDEFGHJKLM2345' }],
    });
  });

  it('tells a cancellation that failed from one that had nothing to cancel', () => {
    const failed = signed({ eventCode: 'TECHNICAL_CANCEL', success: 'false', originalReference: 'FIRST' });
    expect(read(failed)).toMatchObject({ events: [{ kind: 'CANCEL_FAILED', paymentReference: 'FIRST' }] });
  });

  it('has the same id for every copy, and another one when the same payment is told otherwise', () => {
    const ids = [signed(), signed({ eventDate: '2026-11-17T00:00:00Z' }), signed({ success: 'false' })].map((item) => {
      const result = read(item);
      return result.status === 'ACCEPTED' ? result.events[0]?.id : undefined;
    });
    expect(ids[0]).toBe(ids[1]);
    expect(ids[0]).not.toBe(ids[2]);
  });

  it('is taken with the old key while keys change', () => {
    expect(read(signed({}, OLD_KEY)).status).toBe('ACCEPTED');
  });

  it.each<[string, JsonObject]>([
    ['without a signature', ITEM],
    ['signed with another key', signed({}, 'ef'.repeat(32))],
    ['with another amount than was signed', { ...signed(), amount: { currency: 'AUD', value: 1 } }],
    ['that says the contrary of what was signed', { ...signed({ success: 'false' }), success: 'true' }],
    ['of another order than was signed', { ...signed(), merchantReference: 'W-1002' }],
  ])('%s is forged', (_what, item) => {
    expect(read(item)).toEqual({ status: 'FORGED' });
  });

  it('is forged as a whole when one of its items is', () => {
    expect(read(signed(), ITEM)).toEqual({ status: 'FORGED' });
  });

  it('of another merchant account tells nothing', () => {
    expect(read(signed({ merchantAccountCode: 'Other' }))).toEqual({ status: 'ACCEPTED', events: [] });
  });

  it.each(['', 'null', '[]', '{}', '{"notificationItems":[]}', '{"notificationItems":[{}]}', '<html>'])(
    'that is %j cannot be read',
    (body) => {
      expect(readWebhook(CONFIG, { body, headers: {} })).toEqual({ status: 'UNREADABLE' });
    },
  );

  it.each<[string, JsonObject]>([
    ['no date', { eventDate: '' }],
    ['no amount', { amount: {} }],
    ['no payment', { pspReference: '' }],
  ])('with %s cannot be read', (_what, change) => {
    expect(read(signed(change))).toEqual({ status: 'UNREADABLE' });
  });

  it('must bring the login where one is set', () => {
    const config = { ...CONFIG, webhookLogin: { username: 'adyen', password: 'secret' } };
    const body = bodyOf(signed());
    const authorization = `Basic ${Buffer.from('adyen:secret').toString('base64')}`;
    expect(readWebhook(config, { body, headers: { authorization } }).status).toBe('ACCEPTED');
    expect(readWebhook(config, { body, headers: { authorization: `${authorization}x` } }).status).toBe('FORGED');
    expect(readWebhook(config, { body, headers: {} }).status).toBe('FORGED');
  });
});
