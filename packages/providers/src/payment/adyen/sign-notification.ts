import { createHmac } from 'node:crypto';
import { type JsonObject, objectOf } from '../json.ts';

const KEY_FORM = /^(?:[0-9a-f]{2}){16,}$/i;

const asText = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

/** Adyen signs only these eight fields, so decisions must not use any other. */
function signedText(item: JsonObject): string {
  const amount = objectOf(item, 'amount') ?? {};
  const first = ['pspReference', 'originalReference', 'merchantAccountCode', 'merchantReference'];
  return [
    ...first.map((name) => asText(item[name])),
    asText(amount.value),
    asText(amount.currency),
    asText(item.eventCode),
    asText(item.success),
  ].join(':');
}

/** Adyen's signature of a notification. The key is hexadecimal. */
export function signNotification(key: string, item: JsonObject): string {
  if (!KEY_FORM.test(key)) throw new Error('A key for webhooks is hexadecimal.');
  return createHmac('sha256', Buffer.from(key, 'hex')).update(signedText(item), 'utf8').digest('base64');
}
