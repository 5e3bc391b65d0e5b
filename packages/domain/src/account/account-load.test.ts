import { describe, expect, it } from 'vitest';
import { readAccountReply, shouldLoadAccount } from './account-load.ts';
import type { Customer } from './customer.ts';
import { SESSION_STATES } from './session-state.ts';
import { sampleAddress } from './testing/sample-address.ts';

const CUSTOMER: Customer = {
  email: 'mia@example.com',
  firstName: 'Mia',
  lastName: 'Tran',
  phone: '',
  addresses: [sampleAddress({ id: 'nz', country: 'NZ' }), sampleAddress({ id: 'au' })],
  agreeToMarketing: false,
};

describe('what loading an account comes to', () => {
  it.each([
    ['SUCCESS', { customer: CUSTOMER }, '[C-4-25]'],
    ['PREPARING', { errorCode: 'CustomerNotFound' }, '[C-4-26]'],
    ['ERROR', { errorCode: 'Boom' }, '[C-4-27]'],
    ['ERROR', { errorCode: '' }, '[C-4-27]'],
    ['ABORTED', { isAborted: true }, '[C-4-28]'],
  ] as const)('%s of %j %s', (status, reply, _ids) => {
    expect(readAccountReply(reply, ['AU'], 5)).toMatchObject({ status, finishedAt: 5 });
  });

  it('has only addresses that can be used, with defaults [C-4-31 C-4-32 C-4-33]', () => {
    const result = readAccountReply({ customer: CUSTOMER }, ['AU'], 5);
    expect(result.status === 'SUCCESS' && result.customer.addresses).toEqual([
      sampleAddress({ id: 'au', isDefaultBilling: true, isDefaultShipping: true }),
    ]);
  });
});

describe('an account is loaded', () => {
  const ask = { session: 'LOGGED_IN', last: null, nowMs: 100_000 } as const;
  const last = { status: 'SUCCESS', customer: CUSTOMER, finishedAt: 90_000 } as const;

  it('only when logged in and not logging out [C-4-29]', () => {
    expect(SESSION_STATES.filter((session) => shouldLoadAccount({ ...ask, session }))).toEqual(['LOGGED_IN']);
  });

  it.each([
    ['when there is none', { last: null, maxAgeSeconds: 60 }, true],
    ['when there is one and no age is given', { last }, true],
    ['not when it is younger', { last, maxAgeSeconds: 11 }, false],
    ['when it is as old', { last, maxAgeSeconds: 10 }, true],
    ['when the young one failed', { last: { status: 'ERROR', finishedAt: 90_000 }, maxAgeSeconds: 60 }, true],
    ['when it was being prepared', { last: { status: 'PREPARING', finishedAt: 90_000 }, maxAgeSeconds: 60 }, true],
  ] as const)('%s [C-4-30]', (_, part, isLoaded) => {
    expect(shouldLoadAccount({ ...ask, ...part })).toBe(isLoaded);
  });
});
