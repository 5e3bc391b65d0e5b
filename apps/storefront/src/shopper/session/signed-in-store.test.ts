import { expect, it } from 'vitest';
import { NOBODY, readSignedIn } from './signed-in-store.ts';

it('is who has signed in, with the name if it is known [C-3-26]', () => {
  expect(readSignedIn('{"loggedIn":true,"firstName":"Mia"}')).toEqual({ loggedIn: true, firstName: 'Mia' });
  expect(readSignedIn('{"loggedIn":true}')).toEqual({ loggedIn: true, firstName: '' });
});

it.each([null, '', '{', 'null', '7', '[]', '{"loggedIn":false,"firstName":"Mia"}', '{"loggedIn":"true"}'])(
  'is nobody: %j',
  (text) => {
    expect(readSignedIn(text)).toBe(NOBODY);
  },
);
