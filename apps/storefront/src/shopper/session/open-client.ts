import type { Client } from '@wattle/contract';
import { browserClient } from '../../page/browser-client.ts';
import { openSessionEarly } from './open-session.ts';
import { signedInStore } from './signed-in-store.ts';

/** The API client for this shopper: with a token when signed in; guests load nothing for it. */
export async function openClient(): Promise<Client> {
  if (!signedInStore.get().loggedIn) return browserClient;
  return openSessionEarly().then(
    ({ client }) => client,
    () => browserClient,
  );
}
