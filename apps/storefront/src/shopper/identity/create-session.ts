import { type IdentityReply, identityRefusal, isSessionOver } from '@wattle/domain/identity';
import { success } from '@wattle/domain/results';
import { toJson } from './json.ts';
import type { PoolCall } from './pool-call.ts';
import type { TokenStore } from './token-store.ts';
import { readTokens, type Tokens } from './tokens.ts';

/** Mutual exclusion across tabs, as in `navigator.locks`. */
export type Locks = Pick<LockManager, 'request'>;

export type SessionParts = {
  readonly call: PoolCall;
  readonly clientId: string;
  readonly store: TokenStore;
  /** Undefined on insecure origins, where only this tab is serialised. */
  readonly locks: Locks | undefined;
  readonly now: () => number;
};

/** LOGGED_OUT: no session, or no longer one. */
export type TokensReply = IdentityReply<Tokens> | { readonly status: 'LOGGED_OUT' };

const LOCK = 'wattle.identity';

/** Refreshes tokens this close to expiry, which might expire in transit. */
const LEEWAY_MS = 60_000;

/** This browser's tokens, refreshed on demand. Two tabs never refresh at once, so neither signs the other out. */
export function createSession({ call, clientId, store, locks, now }: SessionParts) {
  let last: Promise<unknown> = Promise.resolve();
  const withLock = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(() => (locks ? locks.request(LOCK, work) : work()));
    last = done.catch(() => undefined);
    return done;
  };

  const isFresh = (tokens: Tokens, refused: string | undefined): boolean =>
    tokens.idToken !== refused && tokens.expiresAt - now() > LEEWAY_MS;

  /** Under the lock: another tab may have refreshed meanwhile. */
  const refresh = async (refused: string | undefined): Promise<TokensReply> => {
    const tokens = store.get();
    if (!tokens) return { status: 'LOGGED_OUT' };
    if (isFresh(tokens, refused)) return success(tokens);
    const reply = await call('GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken: tokens.refreshToken });
    if (reply.status === 'REJECTED') {
      if (!isSessionOver(reply.error)) return reply;
      store.set(undefined);
      return { status: 'LOGGED_OUT' };
    }
    const next = readTokens(toJson(reply.value.AuthenticationResult), now(), tokens.isHosted, tokens);
    if (!next) return identityRefusal('NETWORK_ERROR');
    store.set(next);
    return success(next);
  };

  return {
    withLock,

    /** `refused`: an ID token the server rejected, so a new one is needed. */
    async tokens(refused?: string): Promise<TokensReply> {
      const tokens = store.get();
      if (!tokens) return { status: 'LOGGED_OUT' };
      return isFresh(tokens, refused) ? success(tokens) : withLock(() => refresh(refused));
    },

    start: (tokens: Tokens): Promise<void> => withLock(async () => store.set(tokens)),

    /** Clears the tokens and returns them; with an access token, only if the session is still that one. */
    end: (accessToken?: string): Promise<Tokens | undefined> =>
      withLock(async () => {
        const tokens = store.get();
        if (!accessToken || tokens?.accessToken === accessToken) store.set(undefined);
        return tokens;
      }),
  };
}
