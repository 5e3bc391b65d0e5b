import { expect, it } from 'vitest';
import { isSameText } from './is-same-text.ts';

it('compares texts of any length', () => {
  expect([isSameText('a', 'a'), isSameText('a', 'ab'), isSameText('', '')]).toEqual([true, false, true]);
});
