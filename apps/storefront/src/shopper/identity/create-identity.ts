import { type IdentityReply, identityRefusal, isSessionOver, success, type UserReply } from '@wattle/domain';
import { createSession, type Locks } from './create-session.ts';
import { type Json, readText } from './json.ts';
import { createPoolCall } from './pool-call.ts';
import { createTokenStore, type TextStorage } from './token-store.ts';

/** Where the user pool is: ours or a hosted one, by configuration alone [C-1-14]. */
export type IdentityConfig = {
  readonly endpoint: string;
  readonly poolId: string;
  readonly clientId: string;
  /** Of the hosted pages. */
  readonly domain: string;
  /** Of this shop. */
  readonly base: string;
};

/** What a browser gives; a test gives its own. */
export type IdentityBrowser = {
  readonly storage: TextStorage;
  /** Of this tab: it is the one that comes back from the hosted pages. */
  readonly tabStorage: TextStorage;
  readonly locks: Locks | undefined;
  readonly navigate: (url: string) => void;
  readonly wait: (ms: number) => Promise<void>;
  readonly now: () => number;
  readonly send: typeof fetch;
};

export type Identity = ReturnType<typeof createIdentity>;

/** Who is signed in, and the token that says so. All that a page needs which does not sign anyone in or out. */
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

    /** A call of who is signed in. */
    async callAsUser(operation: string, body: Json = {}): Promise<IdentityReply<Json>> {
      const reply = await session.tokens();
      if (reply.status === 'LOGGED_OUT') return identityRefusal('CREDENTIALS_NEEDED');
      return reply.status === 'REJECTED' ? reply : call(operation, { ...body, AccessToken: reply.value.accessToken });
    },

    /** Who is signed in, as the service sees it now: a session that is over is forgotten [C-4-16 C-6-09…13]. */
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

    /** What a call of the shop carries: the ID token [C-7-02]. `refused` is one that the server did not take. */
    async idToken(refused?: string): Promise<IdentityReply<string>> {
      const reply = await session.tokens(refused);
      if (reply.status === 'LOGGED_OUT') return identityRefusal('CREDENTIALS_NEEDED');
      return reply.status === 'REJECTED' ? reply : success(reply.value.idToken);
    },
  };
}
