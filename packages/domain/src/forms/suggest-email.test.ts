import { describe, expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

describe('the address that was probably meant', () => {
  it.each([
    ['mia@gmial.com', 'mia@gmail.com'],
    ['mia@gmail.con', 'mia@gmail.com'],
    ['mia@gmail.co', 'mia@gmail.com'],
    ['mia@gmaill.com', 'mia@gmail.com'],
    ['mia@gamil.com', 'mia@gmail.com'],
    ['Mia.Tran+shop@HOTMIAL.com', 'Mia.Tran+shop@hotmail.com'],
    ['mia@bigpnd.net.au', 'mia@bigpond.net.au'],
    [' mia@outlok.com ', 'mia@outlook.com'],
  ])('for %s is %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    'mia@gmail.com',
    'mia@mail.com',
    'mia@ymail.com',
    'mia@bigpond.com.au',
    'mia@example.com',
    'mia@wattle.example',
    'mia@',
    '@gmial.com',
    'mia',
    '',
  ])('for %j is not guessed', (typed) => {
    expect(suggestEmail(typed)).toBeNull();
  });
});
