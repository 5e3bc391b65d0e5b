import { describe, expect, it } from 'vitest';
import { failed, type Outcome, rejected, success } from '../results/outcome.ts';
import { type PageLookup, readPageLookup } from './page-lookup.ts';

describe('readPageLookup', () => {
  it.each<[string, Outcome<unknown, string>, PageLookup<unknown>]>([
    ['not there [D-4-01]', rejected({ code: 'CATEGORY_NOT_FOUND' }), { status: 'NOT_FOUND' }],
    [
      'moved [D-4-02]',
      rejected({ code: 'REDIRECT_REQUIRED', params: { to: '/new' } }),
      { status: 'REDIRECT', to: '/new', kind: 'internal' },
    ],
    [
      'moved within the shop [D-4-06]',
      rejected({ code: 'REDIRECT_REQUIRED', params: { to: '/new', kind: 'internal' } }),
      { status: 'REDIRECT', to: '/new', kind: 'internal' },
    ],
    [
      'moved out of the shop [D-4-06]',
      rejected({ code: 'REDIRECT_REQUIRED', params: { to: 'https://example.com/new', kind: 'external' } }),
      { status: 'REDIRECT', to: 'https://example.com/new', kind: 'external' },
    ],
    ['found [D-4-03]', success({ id: 'c-fridges' }), { status: 'SUCCESS', value: { id: 'c-fridges' } }],
    ['not known [D-4-04]', failed('TIMEOUT'), { status: 'ERROR', code: 'TIMEOUT' }],
  ])('%s', (_, outcome, lookup) => {
    expect(readPageLookup(outcome)).toEqual(lookup);
  });

  it('takes a redirect to nowhere for a page that is not there', () => {
    expect(readPageLookup(rejected({ code: 'REDIRECT_REQUIRED' }))).toEqual({ status: 'NOT_FOUND' });
  });
});
