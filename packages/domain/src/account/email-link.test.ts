import { expect, it } from 'vitest';
import { readEmailLink, writeEmailLink } from './email-link.ts';

it('an email links back with code and user [C-2-45]', () => {
  const link = { code: '123456', user: 'mia+shop@example.com' };
  const url = writeEmailLink('https://wattle.example/account/signup', link);
  expect(url).toBe('https://wattle.example/account/signup?code=123456&user=mia%2Bshop%40example.com');
  expect(readEmailLink(url.slice(url.indexOf('?')))).toEqual(link);
  expect(readEmailLink('user=mia&utm=x&code=1')).toEqual({ code: '1', user: 'mia' });
});

it.each([
  ['?code=a=b&user=mia', { code: 'a=b', user: 'mia' }],
  ['?code=a+b&user=mia', { code: 'a b', user: 'mia' }],
  ['?code=why?&user=mia', { code: 'why?', user: 'mia' }],
  [`?code=${'1'.repeat(256)}&user=mia`, { code: '1'.repeat(256), user: 'mia' }],
])('%s is read as it was written [C-2-45]', (query, link) => {
  expect(readEmailLink(query)).toEqual(link);
});

it.each(['', '?code=1', '?user=mia', '?code=&user=mia', '?code=%ff&user=mia', `?code=${'1'.repeat(257)}&user=mia`])(
  '%s is no such link [C-2-45]',
  (query) => {
    expect(readEmailLink(query)).toBeUndefined();
  },
);
