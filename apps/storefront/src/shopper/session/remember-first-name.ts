import { signedInStore } from './signed-in-store.ts';

/** Updates the greeting, such as after saving a new name. */
export function rememberFirstName(firstName: string): void {
  const { loggedIn, firstName: before } = signedInStore.get();
  if (loggedIn && firstName !== before) signedInStore.set({ loggedIn, firstName });
}
