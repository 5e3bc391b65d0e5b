import { expect, it } from 'vitest';
import { listWords } from './list-words.ts';

const intl = new Intl.ListFormat('en-AU');

it.each([[[]], [['A']], [['A', 'B']], [['A', 'B', 'C']], [['A', 'B', 'C', 'D']]])('joins %j as Intl does', (words) => {
  expect(listWords(words)).toBe(intl.format(words));
});
