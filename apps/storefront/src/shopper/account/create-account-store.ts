import type { CallValue, Client } from '@wattle/contract';
import {
  type AccountLoadResult,
  type AccountReply,
  readAccountReply,
  type SessionState,
  shouldLoadAccount,
  type UpdateAccountRequest,
} from '@wattle/domain/account';
import { COUNTRY } from '@wattle/domain/settings';

type Reply = Awaited<ReturnType<Client['updateAccount']>>;
export type AccountCalls = Pick<Client, 'loadAccount' | 'updateAccount'>;

export type AccountParts = {
  /** The signed-in customer's calls. */
  readonly open: () => Promise<{ readonly client: AccountCalls }>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
};

export type AccountState = {
  readonly result: AccountLoadResult | null;
  /** When the customer record was created, in milliseconds. */
  readonly customerSince: number | null;
};

export type LoadOptions = { readonly maxAgeSeconds?: number };
export type AccountChange = UpdateAccountRequest['customer'];

const NOBODY: AccountState = { result: null, customerSince: null };

/** A record is created in well under a second; after these polls the customer is told [C-4-26]. */
const POLLS_MS = [300, 700, 1000, 2000, 3000, 5000, 8000, 10_000];

/** The signed-in customer's account in this page. Cleared with the session. */
export function createAccountStore({ open, now, wait }: AccountParts) {
  const listeners = new Set<() => void>();
  let state = NOBODY;
  let session: SessionState = 'INITIALISING';
  let loading: Promise<void> | null = null;
  /** Incremented on each sign-in or sign-out, to ignore responses of an earlier session. */
  let visit = 0;

  const show = (next: AccountState): void => {
    state = next;
    for (const listener of listeners) listener();
  };

  const keep = (value: CallValue<'loadAccount'>): void =>
    show({
      result: readAccountReply({ customer: value.customer }, [COUNTRY], now()),
      customerSince: value.customerSince,
    });

  /** Keeps an account already loaded, as the customer may be editing it. */
  const fail = (result: AccountLoadResult): void => {
    if (state.result?.status !== 'SUCCESS') show({ ...state, result });
  };

  const ask = async (): Promise<void> => {
    const mine = visit;
    const { client } = await open();
    for (const pause of [...POLLS_MS, null]) {
      const outcome = await client.loadAccount({}).catch(() => null);
      if (mine !== visit) return;
      if (outcome?.status === 'SUCCESS') return keep(outcome.value);
      const result = readAccountReply(replyOf(outcome), [COUNTRY], now());
      fail(pause === null && result.status === 'PREPARING' ? { status: 'ERROR', finishedAt: now() } : result);
      if (result.status !== 'PREPARING' || pause === null) return;
      await wait(pause);
      if (mine !== visit) return;
    }
  };

  return {
    get: (): AccountState => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Clears everything on sign-out. */
    follow(next: SessionState): void {
      if (next === session) return;
      session = next;
      if (next === 'LOGGED_IN') return;
      visit += 1;
      loading = null;
      if (state !== NOBODY) show(NOBODY);
    },

    /** [C-4-29 C-4-30] */
    async load({ maxAgeSeconds = 0 }: LoadOptions = {}): Promise<void> {
      if (!shouldLoadAccount({ session, last: state.result, maxAgeSeconds, nowMs: now() })) return;
      const mine = loading ?? ask().catch(() => fail({ status: 'ERROR', finishedAt: now() }));
      loading = mine;
      await mine;
      if (loading === mine) loading = null;
    },

    /** Applies a saved partial change at once. */
    async update(customer: AccountChange): Promise<Reply> {
      const mine = visit;
      const { client } = await open();
      const outcome = await client.updateAccount({ customer });
      if (mine !== visit) return outcome;
      if (outcome.status === 'SUCCESS') keep(outcome.value);
      return outcome;
    },
  };
}

type Answer = { readonly status: string; readonly reasons?: readonly { readonly code: string }[] } | null;

const codeOf = (answer: Answer): string => answer?.reasons?.[0]?.code ?? 'UNKNOWN_ERROR';

const replyOf = (answer: Answer): AccountReply => ({ errorCode: codeOf(answer) });
