import { describe, expect, it } from 'vitest';
import { emptySearchWords } from './empty-search.ts';
import { changeQueryRule, hiddenIn, pinnedIn, type QueryAct } from './query-rule.ts';
import type { SearchRule } from './search-rule.ts';

const after = (...acts: readonly [QueryAct, string][]): SearchRule | undefined =>
  acts.reduce<SearchRule | undefined>(
    (rule, [act, id]) => changeQueryRule(rule, ' French  Door', act, id) ?? undefined,
    undefined,
  );
const shown = (rule: SearchRule | undefined) => ({ pinned: pinnedIn(rule), hidden: hiddenIn(rule) });

describe('pins and hides for words', () => {
  it('is a rule for just these words', () => {
    const rule = after(['PIN', 'p1']);
    expect(rule).toMatchObject({
      enabled: true,
      validity: [],
      conditions: [{ pattern: 'french door', anchoring: 'is' }],
      consequence: { promote: [{ objectID: 'p1', position: 0 }] },
    });
  });

  it.each<[string, readonly [QueryAct, string][], readonly string[], readonly string[]]>([
    [
      'pins in turn',
      [
        ['PIN', 'a'],
        ['PIN', 'b'],
      ],
      ['a', 'b'],
      [],
    ],
    [
      'pins once, last',
      [
        ['PIN', 'a'],
        ['PIN', 'b'],
        ['PIN', 'a'],
      ],
      ['b', 'a'],
      [],
    ],
    ['hides', [['HIDE', 'a']], [], ['a']],
    [
      'hides what was pinned',
      [
        ['PIN', 'a'],
        ['HIDE', 'a'],
      ],
      [],
      ['a'],
    ],
    [
      'pins what was hidden',
      [
        ['HIDE', 'a'],
        ['PIN', 'a'],
      ],
      ['a'],
      [],
    ],
    [
      'unpins',
      [
        ['PIN', 'a'],
        ['PIN', 'b'],
        ['UNPIN', 'a'],
      ],
      ['b'],
      [],
    ],
    [
      'shows again',
      [
        ['PIN', 'b'],
        ['HIDE', 'a'],
        ['SHOW', 'a'],
      ],
      ['b'],
      [],
    ],
    [
      'goes with the last',
      [
        ['PIN', 'a'],
        ['UNPIN', 'a'],
      ],
      [],
      [],
    ],
  ])('%s', (_, acts, pinned, hidden) => {
    expect(shown(after(...acts))).toEqual({ pinned, hidden });
  });
});

describe('what is kept of words that found nothing', () => {
  it.each([
    [' Esky  Fridge ', 'esky fridge'],
    ['4k tv 65', '4k tv 65'],
    ['kettle 1700', 'kettle 1700'],
    ['jo@example.com', undefined],
    ['0412 345 678', undefined],
    ['order 1234567', undefined],
    ['603628-123456', undefined],
    ['x', undefined],
    ['12', undefined],
    ['a'.repeat(61), undefined],
  ])('%j', (typed, kept) => {
    expect(emptySearchWords(typed)).toBe(kept);
  });
});
