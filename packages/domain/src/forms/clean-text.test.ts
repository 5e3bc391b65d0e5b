import { describe, expect, it } from 'vitest';
import { blockCharacters, cleanText, stripInvalidCharacters } from './clean-text.ts';
import { countBytes, countCharacters } from './text-size.ts';

describe('text of a form', () => {
  it.each([
    ['is trimmed', '  Mia \n', 'Mia', '[D-5-14]'],
    ['loses control characters', 'Mi\u0000a\u0007', 'Mia', '[D-5-15 C-5-72]'],
    ['loses what has no meaning', 'Mia\u200B\uE000', 'Mia', '[D-5-15 D-5-16 C-5-72]'],
    [
      'keeps letters, marks, numbers, punctuation, symbols and new lines',
      'Zoë e\u0301 9 “…” €\nAt 5?',
      'Zoë e\u0301 9 “…” €\nAt 5?',
      '[C-5-72]',
    ],
    ['has spaces for tabs', 'Mia\tTran', 'Mia Tran', '[D-5-15]'],
    ['has one kind of new line', 'a\r\nb\rc', 'a\nb\nc', '[D-5-15]'],
  ])('%s %s', (_title, text, clean, _ids) => {
    expect(cleanText(text)).toBe(clean);
  });

  it('is not trimmed while it is typed [D-5-13]', () => {
    expect(stripInvalidCharacters('Mia \u0000')).toBe('Mia ');
  });

  it('can leave out what a field does not take [D-5-12]', () => {
    expect(blockCharacters('0412 abc 345', /[^\d\s]/g)).toBe('0412  345');
  });
});

describe('the size of a text', () => {
  it.each([
    ['abc', 3, 3],
    ['é', 1, 2],
    ['“', 1, 3],
    ['😀', 1, 4],
    ['\u007F', 1, 1],
    ['\u0080', 1, 2],
    ['\u07FF', 1, 2],
    ['\u0800', 1, 3],
    ['\uFFFF', 1, 3],
    ['\u{10000}', 1, 4],
    ['', 0, 0],
  ])('%s has %i characters and %i bytes', (text, characters, bytes) => {
    expect([countCharacters(text), countBytes(text)]).toEqual([characters, bytes]);
  });
});
