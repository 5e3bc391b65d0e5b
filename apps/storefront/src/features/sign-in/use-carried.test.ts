import { expect, it } from 'vitest';
import { readCarried } from './use-carried.ts';

it.each([
  [null, '', false],
  ['text', '', false],
  [{ email: 7, isPasswordNew: 'yes' }, '', false],
  [{ email: 'mia@example.com', isPasswordNew: true }, 'mia@example.com', true],
])('what the page before handed over is read, whatever it is: %j', (state, email, isPasswordNew) => {
  expect(readCarried(state)).toEqual({ email, isPasswordNew });
});
