import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Dictionary } from './dictionary.ts';

function fill(words: readonly string[]): Dictionary {
  const dictionary = new Dictionary();
  for (const word of words) dictionary.add(word);
  return dictionary;
}

function similar(dictionary: Dictionary, word: string, maxTypos: number, asPrefix = false): Record<string, number> {
  const found: Record<string, number> = {};
  dictionary.eachSimilar(word, maxTypos, asPrefix, (id, typos) => {
    const spelled = dictionary.wordOf(id);
    found[spelled] = Math.min(found[spelled] ?? 99, typos);
  });
  return found;
}

/** The textbook edit distance: insert, delete, substitute, transpose. */
function distance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) =>
    Array.from({ length: b.length + 1 }, (_, j) => (i === 0 ? j : i)),
  );
  const at = (i: number, j: number) => table[i]?.[j] ?? 0;
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1);
      (table[i] as number[])[j] = least;
    }
  }
  return at(a.length, b.length);
}

describe('Dictionary', () => {
  const shop = fill(['fridge', 'fridges', 'freezer', 'dishwasher', 'dish', 'washer', 'toaster']);

  it('gives a word one number', () => {
    expect(shop.add('fridge')).toBe(shop.find('fridge'));
    expect(shop.find('kettle')).toBeUndefined();
    expect(shop.wordOf(shop.find('dish') ?? -1)).toBe('dish');
  });

  it('finds words by their beginning', () => {
    const found: string[] = [];
    shop.eachWithPrefix('dish', (id) => found.push(shop.wordOf(id)));
    expect(found.sort()).toEqual(['dish', 'dishwasher']);
    shop.eachWithPrefix('zz', () => expect.unreachable());
  });

  it.each([
    ['a swap of neighbours is one', 'firdge', 1, { fridge: 1 }],
    ['a letter too many', 'fridgge', 1, { fridge: 1 }],
    ['a letter too few', 'toster', 1, { toaster: 1 }],
    ['an error in the first letter counts two: too many here', 'bridge', 1, {}],
    ['and is found where two are allowed', 'tishwasher', 2, { dishwasher: 2 }],
    ['a long word may also have a second one', 'tishwahser', 2, { dishwasher: 3 }],
  ])('%s', (_, typed, allowed, expected) => {
    expect(similar(shop, typed, allowed)).toEqual(expected);
  });

  it('finds beginnings with errors', () => {
    expect(similar(shop, 'dihsw', 1, true)).toEqual({ dishwasher: 1 });
  });

  it('finds exactly the words that are near enough', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 });
    fc.assert(
      fc.property(fc.uniqueArray(word, { maxLength: 40 }), word, fc.constantFrom(1, 2), (words, typed, allowed) => {
        const expected: Record<string, number> = {};
        for (const one of words) {
          const typos = distance(typed, one);
          const penalty = one[0] === typed[0] ? 0 : 1;
          if (typos <= allowed && (penalty === 0 || allowed > 1)) expected[one] = typos + penalty;
        }
        expect(similar(fill(words), typed, allowed)).toEqual(expected);
      }),
    );
  });
});
