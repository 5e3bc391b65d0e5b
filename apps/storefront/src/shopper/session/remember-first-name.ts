import { signedInStore } from './signed-in-store.ts';

/** Greets by another name, such as the one that was just saved. */
export function rememberFirstName(firstName: string): void {
  const { loggedIn, firstName: before } = signedInStore.get();
  if (loggedIn && firstName !== before) signedInStore.set({ loggedIn, firstName });
}
