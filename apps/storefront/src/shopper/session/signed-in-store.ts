import type { AccountSession } from '@wattle/domain';
import { createStoredValue } from '../../page/stored-value.ts';

/** Whether somebody has signed in with this browser, and the name to greet them by. All tabs share it. */
export type SignedIn = AccountSession & { readonly firstName: string };

export const SIGNED_IN_KEY = 'wattle.session';
export const NOBODY: SignedIn = { loggedIn: false, firstName: '' };

/** What a browser kept; what cannot be read is nobody. */
export function readSignedIn(text: string | null): SignedIn {
  try {
    const { loggedIn, firstName } = JSON.parse(text ?? '');
    return loggedIn === true ? { loggedIn, firstName: `${firstName ?? ''}` } : NOBODY;
  } catch {
    return NOBODY;
  }
}

export const signedInStore = createStoredValue<SignedIn>(SIGNED_IN_KEY, readSignedIn);
