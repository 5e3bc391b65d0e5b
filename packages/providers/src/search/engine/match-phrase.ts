import { attributeOf, type PostingList, type Postings, placeOf, positionOf, roleOf } from './postings.ts';

/** Where index words stand in sequence: the places of the first word. */
export function matchPhrase(postings: Postings, phrase: readonly number[]): PostingList {
  const [first, ...rest] = phrase;
  if (first === undefined) return { pairs: new Uint32Array(0), length: 0 };
  return rest.reduce((found, word, i) => keepFollowed(found, postings.of(word), i + 1), postings.of(first));
}

/** Keeps the places where the next word stands `distance` words later. Both lists ascend by document. */
function keepFollowed(found: PostingList, next: PostingList, distance: number): PostingList {
  const kept: number[] = [];
  let from = 0;
  for (let i = 0; i < found.length; i += 2) {
    const document = found.pairs[i] as number;
    const place = found.pairs[i + 1] as number;
    while (from < next.length && (next.pairs[from] as number) < document) from += 2;
    for (let j = from; j < next.length && next.pairs[j] === document; j += 2) {
      const other = next.pairs[j + 1] as number;
      if (attributeOf(other) !== attributeOf(place) || positionOf(other) !== positionOf(place) + distance) continue;
      // a phrase has the role of its last word
      kept.push(document, placeOf(attributeOf(place), positionOf(place), roleOf(other)));
    }
  }
  return { pairs: Uint32Array.from(kept), length: kept.length };
}
