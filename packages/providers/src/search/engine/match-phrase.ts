import { attributeOf, NO_POSTINGS, type PostingList, type Postings, placeOf, positionOf, roleOf } from './postings.ts';

/** Where index words stand in sequence: the places of the first word. */
export function matchPhrase(postings: Postings, phrase: readonly number[]): PostingList {
  const [first, ...rest] = phrase;
  if (first === undefined) return NO_POSTINGS;
  return rest.reduce((found, word, i) => keepFollowed(found, postings.of(word), i + 1), postings.of(first));
}

/** Keeps the places where the next word stands `distance` words later. Both lists ascend by document. */
function keepFollowed(found: PostingList, next: PostingList, distance: number): PostingList {
  const kept: number[] = [];
  let from = next.start;
  for (let i = found.start; i < found.end; i += 2) {
    const document = found.pairs[i] as number;
    const place = found.pairs[i + 1] as number;
    while (from < next.end && (next.pairs[from] as number) < document) from += 2;
    for (let j = from; j < next.end && next.pairs[j] === document; j += 2) {
      const other = next.pairs[j + 1] as number;
      if (attributeOf(other) !== attributeOf(place) || positionOf(other) !== positionOf(place) + distance) continue;
      // a phrase has the role of its last word
      kept.push(document, placeOf(attributeOf(place), positionOf(place), roleOf(other)));
    }
  }
  return { pairs: Uint32Array.from(kept), start: 0, end: kept.length };
}
