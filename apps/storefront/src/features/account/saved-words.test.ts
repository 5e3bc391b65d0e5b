import { expect, it } from 'vitest';
import { type SavedPart, savedWords } from './saved-words.ts';

it.each<[SavedPart[], SavedPart[], string | null]>([
  [['name'], ['phone number'], 'Your name was saved. The phone number still needs a look.'],
  [['name', 'phone number'], [], 'Your name and phone number were saved.'],
  [
    ['phone number'],
    ['name', 'email address'],
    'Your phone number was saved. The name and email address still need a look.',
  ],
  [[], ['phone number'], null],
])('of %j saved and %j wrong says %s', (saved, wrong, words) => {
  expect(savedWords(saved, wrong)).toBe(words);
});
