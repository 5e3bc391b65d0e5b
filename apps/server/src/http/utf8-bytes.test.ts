import { expect, it } from 'vitest';
import { utf8Bytes } from './utf8-bytes.ts';

it.each(['', 'Fridge', 'Tue 17 – Fri 20 Nov', 'café', '🧊', 'a\ud800b'])('writes %j as UTF-8', (text) => {
  expect(utf8Bytes(text)).toEqual(Buffer.from(text));
});
