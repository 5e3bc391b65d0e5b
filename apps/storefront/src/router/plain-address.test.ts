import { expect, it } from 'vitest';
import { plainAddress } from './plain-address.ts';

it.each([
  ['/products/kettle?x=1#top', '/products/kettle?x=1#top'],
  ['/products/100%25', '/products/100%25'],
  ['/größe/€', '/gr%C3%B6%C3%9Fe/%E2%82%AC'],
  ['/a b\r\nSet-Cookie: x', '/a%20b%0D%0ASet-Cookie:%20x'],
  ['//evil.example', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
  ['/\ud800', '/%EF%BF%BD'],
  ['https://docs.example/a\\b', 'https://docs.example/a%5Cb'],
])('%j is sent as %s', (to, sent) => {
  expect(plainAddress(to)).toBe(sent);
});
