import { SHOP } from '../settings/shop-constants.ts';
import type { SessionState } from './session-state.ts';

const LANDING = { LOGGED_IN: SHOP.paths.accountDashboard, LOGGED_OUT: SHOP.paths.accountSignIn } as const;

/** Who may see a page of the account; what is not listed asks for nothing [C-2-03…15]. */
export const ACCOUNT_GUARDS = {
  '/account/addresses': 'LOGGED_IN',
  '/account/dashboard': 'LOGGED_IN',
  '/account/details': 'LOGGED_IN',
  '/account/orders': 'LOGGED_IN',
  '/account/password/change': 'LOGGED_IN',
  '/account/subscriptions': 'LOGGED_IN',
  '/account/password/forgot': 'LOGGED_OUT',
  '/account/password/reset': 'LOGGED_OUT',
  '/account/signin': 'LOGGED_OUT',
  '/account/signup': 'LOGGED_OUT',
  '/account/authenticate': 'NONE',
  '/account/password': 'NONE',
  '/account/shipping-address-book': 'NONE',
  '/account/verify': 'NONE',
  '/account/wishlist': 'NONE',
} as const;
export type AccountPath = keyof typeof ACCOUNT_GUARDS;
export type AccountGuard = (typeof ACCOUNT_GUARDS)[AccountPath];

export type GuardAnswer =
  | { readonly status: 'ALLOW' }
  /** Nobody knows yet who this is. */
  | { readonly status: 'WAIT' }
  | { readonly status: 'REDIRECT'; readonly to: string };

const guards: ReadonlyMap<string, AccountGuard> = new Map(Object.entries(ACCOUNT_GUARDS));

/** What a page of the account asks for; the page of one order asks for what the list of orders does. */
export function accountGuardOf(pathname: string): AccountGuard {
  const path = pathname.replace(/\/+$/, '');
  return guards.get(path) ?? (path.startsWith('/account/orders/') ? 'LOGGED_IN' : 'NONE');
}

/** Whether this visitor may see a page, and where to go instead [C-2-03…15 C-2-41 C-2-42 C-6-06 C-6-07]. */
export function guardAccountPage(pathname: string, session: SessionState): GuardAnswer {
  const guard = accountGuardOf(pathname);
  if (guard === 'NONE' || session === guard) return { status: 'ALLOW' };
  // on the way out a page for customers is over; on the way in the form stays until it is sure
  if (session === 'LOGGING_IN' && guard === 'LOGGED_OUT') return { status: 'ALLOW' };
  if (session === 'INITIALISING' || session === 'LOGGING_IN' || session === 'LOGGING_OUT') return { status: 'WAIT' };
  return { status: 'REDIRECT', to: LANDING[session] };
}

/** Checkout's last page is for who has placed an order [C-6-08]. */
export const guardCheckoutSuccess = (hasPlacedOrder: boolean): GuardAnswer =>
  hasPlacedOrder ? { status: 'ALLOW' } : { status: 'REDIRECT', to: '/cart' };

/** Where to go after a log in: a page of this shop that was asked for, and nothing that only looks like one. */
export function afterLogIn(wanted: string | null): string {
  const landing = LANDING.LOGGED_IN;
  if (wanted === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return landing;
  const [path = ''] = wanted.split(/[?#]/);
  // the browser may read dots as another page
  if (path.split('/').some((part) => /^(\.|%2e)+$/i.test(part))) return landing;
  return accountGuardOf(path) === 'LOGGED_OUT' || path === '/account/authenticate' ? landing : wanted;
}
