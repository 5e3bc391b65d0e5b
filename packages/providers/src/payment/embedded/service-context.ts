import { createHmac, randomBytes } from 'node:crypto';
import { isSameText } from '../is-same-text.ts';
import type { PaymentServiceSettings } from './settings.ts';
import type { PaymentServiceStore } from './store.ts';

export type TokenPurpose = 'PAGE' | 'RESULT';

/** What every operation works with. */
export type ServiceContext = {
  readonly store: PaymentServiceStore;
  readonly settings: PaymentServiceSettings;
  readonly clock: () => number;
  /** Grows within a process: news is sent in the order in which it came about. */
  nextSequence(): number;
};

export type ServiceAnswer = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body: string;
};

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
/** Sixteen letters and digits, as Adyen's. */
export const newReference = (): string => [...randomBytes(16)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

/** The handle of a partial order; a new one after every part. */
export const newOrderData = (reference: string): string => `${reference}.${newReference()}${newReference()}`;

function seal({ settings }: ServiceContext, purpose: TokenPurpose, reference: string): string {
  return createHmac('sha256', `${settings.apiKey} ${settings.hmacKey}`)
    .update(`${purpose}:${reference}`)
    .digest('base64url');
}

/** Says to its bearer which payment it is about, and to the service that it gave it out. */
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
