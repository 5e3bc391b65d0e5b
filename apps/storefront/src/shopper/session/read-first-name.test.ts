import { expect, it } from 'vitest';
import { createStorage } from '../identity/testing/open-tab.ts';
import { createTokenStore } from '../identity/token-store.ts';
import { readFirstName } from './read-first-name.ts';

function storageWith(claims: object) {
  const storage = createStorage();
  const idToken = `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;
  const tokens = { username: 'u', accessToken: 'a', idToken, refreshToken: 'r', expiresAt: 1, isHosted: false };
  createTokenStore(storage).set(tokens);
  return storage;
}

it.each([
  [{ given_name: 'Mia' }, 'Mia'],
  [{ given_name: ' Zoë ' }, 'Zoë'],
  [{ given_name: '明' }, '明'],
  [{ given_name: 7 }, ''],
  [{}, ''],
])('the first name in %j is %j', (claims, name) => {
  expect(readFirstName(storageWith(claims))).toBe(name);
});

it('without a token there is none', () => {
  expect(readFirstName(createStorage())).toBe('');
});
