import type { UserReply } from '@wattle/domain/account';
import { type IdentityReply, identityRefusal, isSessionOver } from '@wattle/domain/identity';
import { success } from '@wattle/domain/results';
import { createSession, type Locks } from './create-session.ts';
import { type Json, readText } from './json.ts';
import { createPoolCall } from './pool-call.ts';
import { createTokenStore, type TextStorage } from './token-store.ts';

/** Location of the user pool: ours or a hosted one, by configuration only [C-1-14]. */
export type IdentityConfig = {
  readonly endpoint: string;
  readonly poolId: string;
  readonly clientId: string;
  /** Domain of the hosted pages. */
  readonly domain: string;
  /** Whether customers may sign in with a passkey. */
  readonly passkeys: boolean;
  /** Base address of this shop. */
  readonly base: string;
};

/** Browser APIs; tests provide their own. */
export type IdentityBrowser = {
  readonly storage: TextStorage;
  /** Per tab: the same tab returns from the hosted pages. */
  readonly tabStorage: TextStorage;
  readonly locks: Locks | undefined;
  readonly navigate: (url: string) => void;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly send: typeof fetch;
};

export type Identity = ReturnType<typeof createIdentity>;

/** The signed-in user and their token. Enough for pages that sign nobody in or out. */
export function createIdentity(config: IdentityConfig, browser: IdentityBrowser) {
  const { clientId } = config;
  const { now } = browser;
  const call = createPoolCall(config.endpoint, browser.send);
  const store = createTokenStore(browser.storage);
  const session = createSession({ call, clientId, store, locks: browser.locks, now });

  return {
    config,
    browser,
    call,
    session,
    now,

    /** A call as the signed-in user. */
    async callAsUser(operation: string, body: Json = {}): Promise<IdentityReply<Json>> {
      const reply = await session.tokens();
      if (reply.status === 'LOGGED_OUT') return identityRefusal('CREDENTIALS_NEEDED');
      return reply.status === 'REJECTED' ? reply : call(operation, { ...body, AccessToken: reply.value.accessToken });
    },

    /** The signed-in user as the service knows them; clears an expired session [C-4-16 C-6-09…13]. */
    async findUser(): Promise<UserReply> {
      const reply = await session.tokens();
      if (reply.status === 'LOGGED_OUT') return { status: 'NOT_FOUND' };
      if (reply.status === 'REJECTED') return { status: 'ERROR' };
      const { accessToken } = reply.value;
      const user = await call('GetUser', { AccessToken: accessToken });
      if (user.status === 'SUCCESS') return { status: 'SUCCESS', username: readText(user.value, 'Username') };
      if (!isSessionOver(user.error)) return { status: 'ERROR' };
      await session.end(accessToken);
      return { status: 'NOT_FOUND' };
    },

    /** The ID token for shop calls [C-7-02]. `refused` is one that the server rejected. */
    async idToken(refused?: string): Promise<IdentityReply<string>> {
      const reply = await session.tokens(refused);
      if (reply.status === 'LOGGED_OUT') return identityRefusal('CREDENTIALS_NEEDED');
      return reply.status === 'REJECTED' ? reply : success(reply.value.idToken);
    },
  };
}
