import { SHOP } from '../settings/shop-constants.ts';
import type { SessionState } from './session-state.ts';

const LANDING = { LOGGED_IN: SHOP.paths.accountDashboard, LOGGED_OUT: SHOP.paths.accountSignIn } as const;

/** Who may see each account page; unlisted pages are open to everyone [C-2-03…15]. */
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
  /** The session state is not known yet. */
  | { readonly status: 'WAIT' }
  | { readonly status: 'REDIRECT'; readonly to: string };

const guards: ReadonlyMap<string, AccountGuard> = new Map(Object.entries(ACCOUNT_GUARDS));

/** The guard of an account page; a single order's page has the guard of the order list. */
export function accountGuardOf(pathname: string): AccountGuard {
  const path = pathname.replace(/\/+$/, '');
  return guards.get(path) ?? (path.startsWith('/account/orders/') ? 'LOGGED_IN' : 'NONE');
}

/** Whether this visitor may see a page, and where to redirect if not [C-2-03…15 C-2-41 C-2-42 C-6-06 C-6-07]. */
export function guardAccountPage(pathname: string, session: SessionState): GuardAnswer {
  const guard = accountGuardOf(pathname);
  if (guard === 'NONE' || session === guard) return { status: 'ALLOW' };
  // keep the sign-in form up until the log in is confirmed
  if (session === 'LOGGING_IN' && guard === 'LOGGED_OUT') return { status: 'ALLOW' };
  if (session === 'INITIALISING' || session === 'LOGGING_IN' || session === 'LOGGING_OUT') return { status: 'WAIT' };
  return { status: 'REDIRECT', to: LANDING[session] };
}

/** The confirmation page needs a placed order [C-6-08]. */
export const guardCheckoutSuccess = (hasPlacedOrder: boolean): GuardAnswer =>
  hasPlacedOrder ? { status: 'ALLOW' } : { status: 'REDIRECT', to: '/cart' };

/** Where to go after a log in: the requested path if it is safe and local, otherwise the account's landing page. */
export function afterLogIn(wanted: string | null): string {
  const landing = LANDING.LOGGED_IN;
  if (wanted === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return landing;
  const [path = ''] = wanted.split(/[?#]/);
  // browsers resolve dot segments, which could lead to another page
  if (path.split('/').some((part) => /^(\.|%2e)+$/i.test(part))) return landing;
  return accountGuardOf(path) === 'LOGGED_OUT' || path === '/account/authenticate' ? landing : wanted;
}
