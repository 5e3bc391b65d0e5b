import { describe, expect, it } from 'vitest';
import { snippeter, snippetText } from './snippet.ts';

const tags = { highlightPreTag: '<em>', highlightPostTag: '</em>', snippetEllipsisText: '…' };
const matched = (...words: string[]) => ({
  words,
  matchToken: (token: string) => (words.includes(token) ? { queryWord: token, length: token.length } : undefined),
});

const text = 'One two, three four five six seven eight nine ten.';

describe('snippetText', () => {
  it.each([
    ['the start when nothing matches', 3, [], 'One two, three…', 'none'],
    ['all of a short text', 20, ['nine'], 'One two, three four five six seven eight <em>nine</em> ten.', 'full'],
    ['words around a match', 3, ['five'], '…four <em>five</em> six…', 'full'],
    ['the end of a text', 3, ['ten'], '…eight nine <em>ten</em>.', 'full'],
    ['the start of a text', 3, ['one'], '<em>One</em> two, three…', 'full'],
    ['where most words are', 3, ['one', 'eight', 'nine'], '…<em>eight</em> <em>nine</em> ten.', 'full'],
    ['the first of equals', 1, ['two', 'nine'], '…<em>two</em>…', 'full'],
    ['a match of a part', 2, ['six', 'missing'], '…<em>six</em> seven…', 'partial'],
  ])('shows %s', (_, count, words, value, matchLevel) => {
    expect(snippetText(text, count, matched(...words), tags)).toEqual({ value, matchLevel });
  });

  it('cuts with the sign that is asked for, and keeps an empty text', () => {
    expect(snippetText(text, 1, matched(), { ...tags, snippetEllipsisText: '[..]' }).value).toBe('One[..]');
    expect(snippetText('', 5, matched('a'), tags)).toEqual({ value: '', matchLevel: 'none' });
  });
});

describe('snippeter', () => {
  const record = { objectID: '1', name: 'Fridge', texts: [{ body: text }], note: 'Short' };

  it('mirrors the record, each text with its own number of words', () => {
    const snippets = [
      { path: 'texts.body', words: 2 },
      { path: 'name', words: 10 },
    ];
    expect(snippeter(snippets, matched('three'), tags)(record)).toEqual({
      texts: [{ body: { value: '…<em>three</em> four…', matchLevel: 'full' } }],
      name: { value: 'Fridge', matchLevel: 'none' },
    });
  });

  it('takes everything with a star, and nothing when nothing is asked for', () => {
    expect(Object.keys(snippeter([{ path: '*', words: 1 }], matched(), tags)(record) ?? {})).toEqual([
      'name',
      'texts',
      'note',
    ]);
    expect(snippeter([], matched(), tags)(record)).toBeUndefined();
  });
});
