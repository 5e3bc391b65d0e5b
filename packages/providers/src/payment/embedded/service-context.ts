import { createHmac, randomBytes } from 'node:crypto';
import { isSameText } from '../is-same-text.ts';
import type { PaymentServiceSettings } from './settings.ts';
import type { PaymentServiceStore } from './store.ts';

export type TokenPurpose = 'PAGE' | 'RESULT';

/** Dependencies of every operation. */
export type ServiceContext = {
  readonly store: PaymentServiceStore;
  readonly settings: PaymentServiceSettings;
  readonly clock: () => number;
  /** A counter per process, so that webhooks are sent in the order of their events. */
  nextSequence(): number;
};

export type ServiceAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string;
};

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Sixteen letters and digits, like Adyen's. */
export const newReference = (): string => [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** The handle of a partial order; a new one after every part. */
export const newOrderData = (reference: string): string => `${reference}.${newReference()}${newReference()}`;

function seal({ settings }: ServiceContext, purpose: TokenPurpose, reference: string): string {
  return createHmac('sha256', `${settings.apiKey} ${settings.hmacKey}`)
    .update(`${purpose}:${reference}`)
    .digest('base64url');
}

/** A signed token that identifies a payment. */
export const writeToken = (service: ServiceContext, purpose: TokenPurpose, reference: string): string =>
  `${reference}.${seal(service, purpose, reference)}`;

export function readToken(service: ServiceContext, purpose: TokenPurpose, token: string): string | undefined {
  const [reference = '', mark = ''] = token.split('.');
  return isSameText(mark, seal(service, purpose, reference)) ? reference : undefined;
}

export const json = (status: number, value: object, headers: Readonly<Record<string, string>> = {}): ServiceAnswer => ({
  status,
  headers: { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers },
  body: JSON.stringify(value),
});
