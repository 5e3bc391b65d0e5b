import { describe, expect, it } from 'vitest';
import type { TokenMatch } from '../engine/types.ts';
import { highlighter, highlightText } from './highlight.ts';

const tags = { highlightPreTag: '<em>', highlightPostTag: '</em>' };

/** A fake engine match: query words, and which record words match them up to which letter. */
const matched = (words: readonly string[], answers: Readonly<Record<string, readonly [string, number]>>) => ({
  words,
  matchToken: (token: string): TokenMatch | undefined => {
    const [queryWord, length] = answers[token] ?? [];
    return queryWord === undefined || length === undefined ? undefined : { queryWord, length };
  },
});

const none = matched([], {});
const wash = matched(['wash', 'mach'], {
  wash: ['wash', 4],
  washer: ['wash', 4],
  machine: ['mach', 4],
  wtg7900: ['wash', 6],
  creme: ['wash', 3],
  strasse: ['wash', 5],
});

describe('highlightText', () => {
  it.each([
    ['nothing', 'Dryer', 'Dryer', 'none', [], undefined],
    ['a whole word', 'A wash', 'A <em>wash</em>', 'partial', ['wash'], false],
    ['all of a text', 'Wash!', '<em>Wash</em>!', 'partial', ['wash'], true],
    ['the beginning of a word', 'Washer', '<em>Wash</em>er', 'partial', ['wash'], false],
    [
      'every word of the query',
      'Washer, machine',
      '<em>Wash</em>er, <em>mach</em>ine',
      'full',
      ['wash', 'mach'],
      false,
    ],
    ['a word twice', 'wash wash', '<em>wash</em> <em>wash</em>', 'partial', ['wash'], true],
    ['joined words', 'No WTG-7900 x', 'No <em>WTG</em>-<em>790</em>0 x', 'partial', ['wash'], false],
    ['an accent', 'Crème', '<em>Crè</em>me', 'partial', ['wash'], false],
    ['an accent of its own', 'Cre\u0300me', '<em>Cre\u0300</em>me', 'partial', ['wash'], false],
    ['a letter for two', 'Straße', '<em>Straß</em>e', 'partial', ['wash'], false],
    ['markup, as it is', '<b>wash</b>', '<b><em>wash</em></b>', 'partial', ['wash'], false],
    ['an empty text', '', '', 'none', [], undefined],
  ])('marks %s', (_, text, value, matchLevel, matchedWords, fullyHighlighted) => {
    expect(highlightText(text, wash, tags)).toEqual({
      value,
      matchLevel,
      matchedWords,
      ...(fullyHighlighted !== undefined && { fullyHighlighted }),
    });
  });

  it('uses the tags that are asked for', () => {
    const own = { highlightPreTag: '__a__', highlightPostTag: '__/a__' };
    expect(highlightText('wash', wash, own).value).toBe('__a__wash__/a__');
  });
});

describe('highlighter', () => {
  const record = {
    objectID: 'wash',
    _geoloc: { lat: 1, lng: 2 },
    name: 'Wash',
    year: 2024,
    isNew: true,
    brand: { name: 'Washer', id: 'b1' },
    tags: ['wash', 'dry', null],
    variants: [{ code: 'wash' }, { colour: 'red' }],
  };
  const plain = (value: string) => ({ value, matchLevel: 'none', matchedWords: [] });
  const whole = (value: string) => ({ value, matchLevel: 'partial', matchedWords: ['wash'], fullyHighlighted: true });
  const part = (value: string) => ({ value, matchLevel: 'partial', matchedWords: ['wash'], fullyHighlighted: false });

  it('mirrors the record as far as it is named', () => {
    expect(highlighter(['name', 'brand.name', 'tags', 'variants.code', 'missing'], wash, tags)(record)).toEqual({
      name: whole('<em>Wash</em>'),
      brand: { name: part('<em>Wash</em>er') },
      tags: [whole('<em>wash</em>'), plain('dry')],
      variants: [{ code: whole('<em>wash</em>') }],
    });
  });

  it('takes everything that can be read with a star', () => {
    expect(highlighter(['*'], none, tags)(record)).toEqual({
      name: plain('Wash'),
      year: plain('2024'),
      brand: { name: plain('Washer'), id: plain('b1') },
      tags: [plain('wash'), plain('dry')],
      variants: [{ code: plain('wash') }, { colour: plain('red') }],
    });
  });

  it('gives nothing when nothing is asked for', () => {
    expect(highlighter([], wash, tags)(record)).toBeUndefined();
    expect(highlighter(['isNew', 'missing'], wash, tags)(record)).toBeUndefined();
  });
});
