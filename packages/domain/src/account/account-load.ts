import type { ServiceCode } from '../errors/service-codes.ts';
import type { Customer } from './customer.ts';
import type { SessionState } from './session-state.ts';
import { usableAddresses } from './usable-addresses.ts';

/** PREPARING: signed up, but the customer record does not exist yet [C-4-25…28]. */
export const ACCOUNT_LOAD_STATUSES = ['SUCCESS', 'PREPARING', 'ERROR', 'ABORTED'] as const;
export type AccountLoadStatus = (typeof ACCOUNT_LOAD_STATUSES)[number];

export type AccountLoadResult =
  | { readonly status: 'SUCCESS'; readonly customer: Customer; readonly finishedAt: number }
  | { readonly status: Exclude<AccountLoadStatus, 'SUCCESS'>; readonly finishedAt: number };

/** The account service's reply, as reported by the caller. */
export type AccountReply =
  | { readonly customer: Customer }
  | { readonly errorCode: string }
  | { readonly isAborted: true };

/** The service's code for a customer record that does not exist yet [C-4-26]. */
export const CUSTOMER_NOT_FOUND = 'CustomerNotFound' satisfies ServiceCode;

/** The result of loading an account, with only the addresses usable here [C-4-25…28 C-4-31]. */
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
  /** Seconds; without it, the account is always loaded. */
  readonly maxAgeSeconds?: number;
  readonly nowMs: number;
};

/** Whether to load the account: only when logged in, and only once the last load is stale [C-4-29 C-4-30]. */
export function shouldLoadAccount({ session, last, maxAgeSeconds, nowMs }: AccountLoadAsk): boolean {
  if (session !== 'LOGGED_IN') return false;
  const isYoung = last?.status === 'SUCCESS' && nowMs - last.finishedAt < (maxAgeSeconds ?? 0) * 1000;
  return !isYoung;
}
