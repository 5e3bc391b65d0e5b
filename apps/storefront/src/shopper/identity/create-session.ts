import { type IdentityReply, identityRefusal, isSessionOver, success } from '@wattle/domain';
import { toJson } from './json.ts';
import type { PoolCall } from './pool-call.ts';
import type { TokenStore } from './token-store.ts';
import { readTokens, type Tokens } from './tokens.ts';

/** One at a time over all tabs, as `navigator.locks` does it. */
export type Locks = Pick<LockManager, 'request'>;

export type SessionParts = {
  readonly call: PoolCall;
  readonly clientId: string;
  readonly store: TokenStore;
  /** None where a page is not secure: then only this tab takes turns. */
  readonly locks: Locks | undefined;
  readonly now: () => number;
};

/** LOGGED_OUT: there is no session, or not any more. */
export type TokensReply = IdentityReply<Tokens> | { readonly status: 'LOGGED_OUT' };

const LOCK = 'wattle.identity';

/** A token that has only this long to live might not survive the way. */
const LEEWAY_MS = 60_000;

/** The tokens of this browser, fresh when they are asked for. Two tabs never refresh at once, so neither signs the other out. */
export function createSession({ call, clientId, store, locks, now }: SessionParts) {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const turn = last.then(() => (locks ? locks.request(LOCK, work) : work()));
    last = turn.catch(() => undefined);
    return turn;
  };

  const isFresh = (tokens: Tokens, refused: string | undefined): boolean =>
    tokens.idToken !== refused && tokens.expiresAt - now() > LEEWAY_MS;

  /** With the lock: another tab may have done it meanwhile. */
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
    inTurn,

    /** `refused`: an ID token that the server did not take, so that another one is needed. */
    async tokens(refused?: string): Promise<TokensReply> {
      const tokens = store.get();
      if (!tokens) return { status: 'LOGGED_OUT' };
      return isFresh(tokens, refused) ? success(tokens) : inTurn(() => refresh(refused));
    },

    start: (tokens: Tokens): Promise<void> => inTurn(async () => store.set(tokens)),

    /** Forgets the tokens and gives back what there was; with an access token only if it is still that one's session. */
    end: (accessToken?: string): Promise<Tokens | undefined> =>
      inTurn(async () => {
        const tokens = store.get();
        if (!accessToken || tokens?.accessToken === accessToken) store.set(undefined);
        return tokens;
      }),
  };
}
