import { expect, it } from 'vitest';
import { passkeySettings } from './passkey-settings.ts';

const settings = (publicUrl: string | undefined, passkeys = true) =>
  passkeySettings({ publicUrl, port: 3000 }, { passkeys });

it.each([
  [undefined, 'localhost', 'http://localhost:3000'],
  ['https://shop.example.com', 'shop.example.com', 'https://shop.example.com'],
  ['https://shop.example.com:8443', 'shop.example.com', 'https://shop.example.com:8443'],
])('passkeys of a shop at %s belong to %s, and are asked for at %s only', (url, relyingPartyId, origin) => {
  expect(settings(url)).toEqual({ relyingPartyId, origins: [origin] });
});

it.each(['http://127.0.0.1:3000', 'https://192.168.1.5', 'https://[::1]:3000', 'http://shop.example.com'])(
  'there are none at %s, where browsers make none',
  (url) => {
    expect(settings(url)).toBeNull();
  },
);

it('there are none where they are switched off', () => {
  expect(settings('https://shop.example.com', false)).toBeNull();
});
