import { createHmac } from 'node:crypto';

export type PaymentKeys = {
  readonly apiKey: string;
  /** Hexadecimal. */
  readonly hmacKey: string;
  readonly webhookPassword: string;
};

/** A key for one purpose: whoever has it learns nothing of the secret, nor of another key. */
export const deriveKey = (secret: string, purpose: string): string =>
  createHmac('sha256', secret).update(`wattle ${purpose}`).digest('hex');

/** What the shop and its own payment service know each other by: the same in every process with this secret. */
export const paymentKeys = (secret: string): PaymentKeys => ({
  apiKey: deriveKey(secret, 'payment api key'),
  hmacKey: deriveKey(secret, 'payment hmac key').toUpperCase(),
  webhookPassword: deriveKey(secret, 'payment webhook password'),
});
