import { describe, expect, it } from 'vitest';
import { afterLogIn, guardAccountPage, guardCheckoutSuccess } from './account-guards.ts';

const toSignIn = { status: 'REDIRECT', to: '/account/signin' };
const toDashboard = { status: 'REDIRECT', to: '/account/dashboard' };
const allow = { status: 'ALLOW' };

describe('a page for customers', () => {
  it.each([
    ['/account/addresses', '[C-2-03 C-2-42 C-6-06]'],
    ['/account/dashboard', '[C-2-04 C-2-42 C-6-06]'],
    ['/account/details', '[C-2-05 C-2-42 C-6-06]'],
    ['/account/password/change', '[C-2-06 C-2-42 C-6-06 C-6-07]'],
    ['/account/subscriptions', '[C-2-07 C-2-42 C-6-06]'],
    ['/account/orders', '[C-6-06]'],
    ['/account/orders/W-204817', '[C-6-06]'],
    ['/account/addresses/', '[C-2-03]'],
  ])('%s sends others to sign in %s', (path) => {
    expect(guardAccountPage(path, 'LOGGED_OUT')).toEqual(toSignIn);
    expect(guardAccountPage(path, 'LOGGED_IN')).toEqual(allow);
    for (const session of ['INITIALISING', 'LOGGING_IN', 'LOGGING_OUT'] as const) {
      expect(guardAccountPage(path, session)).toEqual({ status: 'WAIT' });
    }
  });
});

describe('a page for visitors', () => {
  it.each([
    ['/account/password/forgot', '[C-2-08 C-2-41 C-6-07]'],
    ['/account/password/reset', '[C-2-09 C-2-41 C-6-07]'],
    ['/account/signin', '[C-2-10 C-2-41 C-6-07]'],
    ['/account/signup', '[C-2-11 C-2-41 C-6-07]'],
  ])('%s sends customers to their dashboard %s', (path) => {
    expect(guardAccountPage(path, 'LOGGED_IN')).toEqual(toDashboard);
    expect(guardAccountPage(path, 'LOGGED_OUT')).toEqual(allow);
    expect(guardAccountPage(path, 'LOGGING_IN')).toEqual(allow);
    expect(guardAccountPage(path, 'INITIALISING')).toEqual({ status: 'WAIT' });
  });
});

it.each([
  ['/account/authenticate', '[C-2-12]'],
  ['/account/verify', '[C-2-13]'],
  ['/account/shipping-address-book', '[C-2-14]'],
  ['/account/password', '[C-2-15 C-6-07]'],
  ['/account/wishlist', '[C-2-35]'],
  ['/account/ordersomething', ''],
])('%s is for everyone %s', (path) => {
  for (const session of ['INITIALISING', 'LOGGED_IN', 'LOGGED_OUT'] as const) {
    expect(guardAccountPage(path, session)).toEqual(allow);
  }
});

it('the end of a checkout is for who has placed an order [C-6-08]', () => {
  expect(guardCheckoutSuccess(true)).toEqual(allow);
  expect(guardCheckoutSuccess(false)).toEqual({ status: 'REDIRECT', to: '/cart' });
});

describe('after a log in', () => {
  it.each(['/cart', '/checkout/payment', '/account/orders/W-1?print=1', '/products/a-fridge#specs', '/'])(
    'the page that was wanted: %s',
    (wanted) => {
      expect(afterLogIn(wanted)).toBe(wanted);
    },
  );

  it.each([
    null,
    '',
    'cart',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/\n/evil.example',
    '/cart\\..',
    '/..//evil.example',
    '/.//evil.example',
    '/%2e%2e//evil.example',
    '/account/signin',
    '/account/signup/',
    '/account/authenticate?code=1',
  ])('the dashboard, not %j [C-2-41]', (wanted) => {
    expect(afterLogIn(wanted)).toBe('/account/dashboard');
  });
});
