import { describe, expect, it } from 'vitest';
import { readHostedProblem } from './hosted-problem.ts';

const wordsOf = (name: string, query = '') =>
  readHostedProblem(new URLSearchParams(query), { name, message: '' }).words;

describe('a return that lets nobody in', () => {
  it.each([
    ['OAUTH_STATE_INVALID', '', 'This sign-in was not started here. Please start again.'],
    ['HOSTED_SIGN_IN_REFUSED', 'error=invalid_request', 'You were not signed in. Please try again.'],
    ['HOSTED_SIGN_IN_REFUSED', 'error=access_denied', 'You came back without signing in. Nothing has changed.'],
    ['HOSTED_SIGN_IN_TIMEOUT', '', 'Signing in is taking too long. Please try again.'],
    ['NETWORK_ERROR', '', 'Check your connection and sign in again.'],
    ['SomethingException', '', 'Something went wrong. Please try again.'],
  ])('by %s %s says: %s', (name, query, words) => {
    expect(wordsOf(name, query)).toBe(words);
  });

  it('does not take a cancelled one for granted when the state is wrong [C-8-65]', () => {
    expect(wordsOf('OAUTH_STATE_INVALID', 'error=access_denied')).toContain('not started here');
  });
});
