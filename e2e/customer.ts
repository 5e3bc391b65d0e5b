import type { Page } from 'playwright-core';
import { inject } from 'vitest';
import type { SyncableState } from '../packages/domain/src/session/syncable-state.ts';
import { makeCustomer, PASSWORD, poolCall } from './sign-in-page.ts';

export type TestCustomer = { readonly email: string; readonly password: string };
type Tokens = { readonly AccessToken: string; readonly IdToken: string; readonly RefreshToken: string };

/**
 * Creates a confirmed customer. The pool limits sign-ups to 30 an hour per address: one customer per file is
 * enough.
 */
export async function newCustomer(firstName = 'Ana'): Promise<TestCustomer> {
  const { email } = await makeCustomer({ firstName });
  return { email, password: PASSWORD };
}

/** Gets tokens as any client of the pool does. */
export async function signInAtPool({ email, password }: TestCustomer): Promise<Tokens> {
  const { AuthenticationResult } = await poolCall('InitiateAuth', {
    AuthFlow: 'USER_PASSWORD_AUTH',
    AuthParameters: { USERNAME: email, PASSWORD: password },
  });
  return AuthenticationResult as Tokens;
}

type Kept = { readonly expiresInMs?: number; readonly refreshToken?: string };

/** Restores a signed-in session, for tests that are not about signing in. Takes effect on the next page load. */
export async function wasSignedIn(page: Page, customer: TestCustomer, kept: Kept = {}): Promise<void> {
  const { AccessToken, IdToken, RefreshToken } = await signInAtPool(customer);
  const tokens = {
    username: customer.email,
    accessToken: AccessToken,
    idToken: IdToken,
    refreshToken: kept.refreshToken ?? RefreshToken,
    expiresAt: Date.now() + (kept.expiresInMs ?? 3_600_000),
    isHosted: false,
  };
  await page.goto('/robots.txt');
  await page.evaluate((stored) => {
    localStorage.setItem('wattle.identity', stored);
    localStorage.setItem('wattle.session', JSON.stringify({ loggedIn: true }));
  }, JSON.stringify(tokens));
}

/** The account link in the header. */
export const accountEntry = (page: Page) => page.getByRole('navigation', { name: 'You' }).getByRole('link').first();

const callState = async (token: string, init: RequestInit = {}): Promise<SyncableState> => {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const response = await fetch(`${inject('shopUrl')}/api/account/state`, { ...init, headers });
  const { state }: { state: SyncableState } = await response.json();
  return state;
};

/** An account's cart and wishlist, as stored on the server. */
export async function openAccountState(customer: TestCustomer) {
  const { IdToken } = await signInAtPool(customer);
  const load = () => callState(IdToken);
  return {
    load,
    /** Quantity by product id. */
    cart: async () => Object.fromEntries((await load()).cartItems.map(({ productId, qty }) => [productId, qty]).sort()),
    wishes: async () => (await load()).wishlistItems.map(({ productId }) => productId).sort(),
    save: async (items: Partial<SyncableState>) =>
      callState(IdToken, { method: 'PUT', body: JSON.stringify({ ...(await load()), ...items }) }),
  };
}
