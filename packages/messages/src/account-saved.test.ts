import { expect, it } from 'vitest';
import { type SavedPart, savedWords } from './account-saved.ts';

it.each<[SavedPart[], SavedPart[], string | null]>([
  [['name'], ['phone number'], 'Your name was saved. Please check your phone number.'],
  [['name', 'phone number'], [], 'Your name and phone number were saved.'],
  [
    ['phone number'],
    ['name', 'email address'],
    'Your phone number was saved. Please check your name and email address.',
  ],
  [[], ['phone number'], null],
])('of %j saved and %j wrong says %s', (saved, wrong, words) => {
  expect(savedWords(saved, wrong)).toBe(words);
});
