import { type Client, createClient, SIGNED_IN_KEY } from '@wattle/contract';
import { createAccountSession, type LogInResult } from '@wattle/domain/account';
import type { Sync } from '@wattle/domain/sync';
import { createBrowserIdentity } from '../identity/browser-identity.ts';
import type { Identity, IdentityConfig } from '../identity/create-identity.ts';
import { signOut } from '../identity/sign-out.ts';
import { createAccountTransport } from './account-transport.ts';
import { clearHere } from './clear-here.ts';
import { createShopSync } from './create-shop-sync.ts';
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

  const account = createAccountSession({
    flag: {
      get: signedInStore.get,
      set: ({ loggedIn }) => signedInStore.set({ loggedIn, firstName: loggedIn ? readFirstName() : '' }),
    },
    findUser: identity.findUser,
    signOut: async () => void (await signOut(identity, { everywhere: isEverywhere })),
    sync: sync.merge,
    async emit(event) {
      if (event === 'loggedOut') sync.forget();
      await clearHere(event === 'loggedIn' ? 'LOGGED_IN' : 'LOGGED_OUT');
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
