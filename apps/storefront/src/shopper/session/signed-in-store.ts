import { SIGNED_IN_KEY } from '@wattle/contract';
import type { AccountSession } from '@wattle/domain/account';
import { createStoredValue } from '../../page/stored-value.ts';

/** Whether someone is signed in on this browser, and their first name. Shared by all tabs. */
export type SignedIn = AccountSession & { readonly firstName: string };

export const NOBODY: SignedIn = { loggedIn: false, firstName: '' };

/** Parses the stored state; signed out when invalid. */
export function readSignedIn(text: string | null): SignedIn {
  try {
    const { loggedIn, firstName } = JSON.parse(text ?? '');
    return loggedIn === true ? { loggedIn, firstName: `${firstName ?? ''}` } : NOBODY;
  } catch {
    return NOBODY;
  }
}

export const signedInStore = createStoredValue<SignedIn>(SIGNED_IN_KEY, readSignedIn);
