import type { ServiceCode } from '../errors/service-codes.ts';
import type { Customer } from './customer.ts';
import type { SessionState } from './session-state.ts';
import { usableAddresses } from './usable-addresses.ts';

/** PREPARING: signed up, and the customer's record is not made yet [C-4-25…28]. */
export const ACCOUNT_LOAD_STATUSES = ['SUCCESS', 'PREPARING', 'ERROR', 'ABORTED'] as const;
export type AccountLoadStatus = (typeof ACCOUNT_LOAD_STATUSES)[number];

export type AccountLoadResult =
  | { readonly status: 'SUCCESS'; readonly customer: Customer; readonly finishedAt: number }
  | { readonly status: Exclude<AccountLoadStatus, 'SUCCESS'>; readonly finishedAt: number };

/** What the account service answered, as whoever called it tells. */
export type AccountReply =
  | { readonly customer: Customer }
  | { readonly errorCode: string }
  | { readonly isAborted: true };

/** The service's word for a customer whose record is still being made [C-4-26]. */
export const CUSTOMER_NOT_FOUND = 'CustomerNotFound' satisfies ServiceCode;

/** What loading an account came to; its addresses are the ones that can be used here [C-4-25…28 C-4-31]. */
export function readAccountReply(
  reply: AccountReply,
  allowedCountries: readonly string[],
  nowMs: number,
): AccountLoadResult {
  if ('customer' in reply) {
    const { customer } = reply;
    const addresses = usableAddresses(customer.addresses, allowedCountries);
    return { status: 'SUCCESS', customer: { ...customer, addresses }, finishedAt: nowMs };
  }
  if ('isAborted' in reply) return { status: 'ABORTED', finishedAt: nowMs };
  return { status: reply.errorCode === CUSTOMER_NOT_FOUND ? 'PREPARING' : 'ERROR', finishedAt: nowMs };
}

export type AccountLoadAsk = {
  readonly session: SessionState;
  readonly last: AccountLoadResult | null;
  /** Seconds; without it the account is loaded in any case. */
  readonly maxAgeSeconds?: number;
  readonly nowMs: number;
};

/** Whether to load the account: for nobody but who is logged in, and not while the last one is young [C-4-29 C-4-30]. */
export function shouldLoadAccount({ session, last, maxAgeSeconds, nowMs }: AccountLoadAsk): boolean {
  if (session !== 'LOGGED_IN') return false;
  const isYoung = last?.status === 'SUCCESS' && nowMs - last.finishedAt < (maxAgeSeconds ?? 0) * 1000;
  return !isYoung;
}
