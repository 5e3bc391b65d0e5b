import { expect, it } from 'vitest';
import { phoneWords } from './phone-words.ts';

it.each([
  ['+61491570156', '0491 570 156'],
  ['+61355500142', '03 5550 0142'],
  ['0491570156', '0491 570 156'],
  ['+64211234567', '+64211234567'],
  ['', ''],
])('the phone %s is written %s', (phone, words) => {
  expect(phoneWords(phone)).toBe(words);
});
