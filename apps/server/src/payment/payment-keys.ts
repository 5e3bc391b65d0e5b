import { deriveKey } from '../config/derive-key.ts';

export type PaymentKeys = {
  readonly apiKey: string;
  /** Hexadecimal. */
  readonly hmacKey: string;
  readonly webhookPassword: string;
};

/** What the shop and its own payment service know each other by: the same in every process with this secret. */
export const paymentKeys = (secret: string): PaymentKeys => ({
  apiKey: deriveKey(secret, 'payment api key'),
  hmacKey: deriveKey(secret, 'payment hmac key').toUpperCase(),
  webhookPassword: deriveKey(secret, 'payment webhook password'),
});
