import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Postings } from './postings.ts';

const pairsOf = (postings: Postings, word: number): number[] => {
  const { pairs, start, end } = postings.of(word);
  return [...pairs.subarray(start, end)];
};

it('keeps each word’s places apart, however their lists grow into each other’s room', () => {
  const words = fc.array(fc.tuple(fc.nat(6), fc.nat(2 ** 32 - 1)), { maxLength: 2_000 });
  fc.assert(
    fc.property(words, (added) => {
      const postings = new Postings();
      const expected = new Map<number, number[]>();
      for (const [document, [word, place]] of added.entries()) {
        postings.add(word, document, place);
        expected.set(word, [...(expected.get(word) ?? []), document, place]);
      }
      for (let word = 0; word <= 6; word += 1) expect(pairsOf(postings, word)).toEqual(expected.get(word) ?? []);
    }),
    { numRuns: 40 },
  );
});

it('says of a word that it does not know that it is nowhere', () => {
  const postings = new Postings();
  postings.add(3, 1, 2);
  expect([pairsOf(postings, 0), pairsOf(postings, 3), pairsOf(postings, 4)]).toEqual([[], [1, 2], []]);
});
