import { type Client, createClient, SIGNED_IN_KEY } from '@wattle/contract';
import { createAccountSession, type LogInResult } from '@wattle/domain/account';
import type { Sync } from '@wattle/domain/sync';
import { attemptStore } from '../checkout/kept-attempt.ts';
import { createBrowserIdentity } from '../identity/browser-identity.ts';
import type { Identity, IdentityConfig } from '../identity/create-identity.ts';
import { signOut } from '../identity/sign-out.ts';
import { createAccountTransport } from './account-transport.ts';
import { clearHere } from './clear-here.ts';
import { createShopSync } from './create-shop-sync.ts';
import { lastUserStore } from './ended-session.ts';
import { readFirstName } from './read-first-name.ts';
import { rememberFirstName } from './remember-first-name.ts';
import { sessionStore } from './session-store.ts';
import { readSignedIn, signedInStore } from './signed-in-store.ts';

export type ShopSession = {
  readonly identity: Identity;
  /** Its calls carry the signed-in customer's ID token. */
  readonly client: Client;
  readonly logIn: (authenticate: () => Promise<boolean>) => Promise<LogInResult>;
  readonly logOut: (options?: { readonly everywhere?: boolean }) => Promise<void>;
  /** Call after a response says that the session has ended. */
  readonly recheck: () => Promise<void>;
  readonly sync: Sync;
  /** Resolves once the initial session check has finished. */
  readonly started: Promise<void>;
};

export function createShopSession(config: IdentityConfig): ShopSession {
  const identity = createBrowserIdentity(config);
  const client = createClient(createAccountTransport(identity, () => account.recheck()));
  const { sync, flush, watch } = createShopSync(client);
  let isEverywhere = false;
  /** The log in is of whose session ended here. */
  let hasReturned = false;

  /** The shopper did not ask for it, so the cart and what they typed stay for them. */
  const keepForReturn = (): void => {
    sync.forget();
    // it would be sent as theirs, without their session
    attemptStore.set(null);
    const last = lastUserStore.get();
    if (last) lastUserStore.set({ ...last, hasEnded: true });
  };

  const account = createAccountSession({
    flag: {
      get: signedInStore.get,
      set: ({ loggedIn }) => signedInStore.set({ loggedIn, firstName: loggedIn ? readFirstName() : '' }),
    },
    async findUser() {
      const user = await identity.findUser();
      const isKnown = user.status !== 'SUCCESS' || lastUserStore.get()?.username === user.username;
      // whose data this is, should the session end; a log in compares it first
      if (!isKnown && signedInStore.get().loggedIn) lastUserStore.set({ username: user.username, hasEnded: false });
      return user;
    },
    signOut: async () => void (await signOut(identity, { everywhere: isEverywhere })),
    sync: sync.merge,
    async emit(event) {
      if (event === 'sessionEnded') return keepForReturn();
      if (event === 'loggedOut') sync.forget();
      // who comes back to what they typed keeps it
      if (event === 'loggedIn' && hasReturned) return;
      await clearHere(event === 'loggedIn' ? 'LOGGED_IN' : 'LOGGED_OUT');
      if (event === 'loggedOut') lastUserStore.set(null);
    },
    async greet(username) {
      const last = lastUserStore.get();
      hasReturned = last?.hasEnded === true && last.username === username;
      // somebody else's cart must not become part of this account
      if (last?.hasEnded && !hasReturned) await clearHere('LOGGED_OUT');
      lastUserStore.set({ username, hasEnded: false });
    },
    show: sessionStore.show,
  });

  // follow other tabs; each event carries the value stored at that moment
  addEventListener('storage', ({ key, newValue }) => {
    if (key !== SIGNED_IN_KEY && key !== null) return;
    const { loggedIn } = readSignedIn(newValue);
    if (!loggedIn) sync.forget();
    void account.follow(loggedIn);
  });

  const start = async (): Promise<void> => {
    await account.start();
    if (signedInStore.get().firstName === '') rememberFirstName(readFirstName());
    watch();
  };

  return {
    started: start(),
    identity,
    client,
    sync,
    logIn: account.logIn,
    recheck: account.recheck,
    async logOut({ everywhere = false } = {}) {
      await flush();
      isEverywhere = everywhere;
      await account.logOut();
      isEverywhere = false;
    },
  };
}
