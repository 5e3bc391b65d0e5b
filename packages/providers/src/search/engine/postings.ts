const SHORTEST = 2;

/** Where a word occurs: pairs of document and place, ascending by document. */
export type PostingList = { readonly pairs: Uint32Array; readonly length: number };

const NOTHING: PostingList = { pairs: new Uint32Array(0), length: 0 };
const POSITION_BITS = 14;
const ROLE_BITS = 2;
const LAST_POSITION = (1 << POSITION_BITS) - 1;

/** A word's role in its text: the product itself, its description, or what the product is for. */
export const ROLES = ['thing', 'description', 'purpose'] as const;

/** Packs a place: the attribute, the word's position in it, and its role there. */
export const placeOf = (attribute: number, position: number, role: number): number =>
  (((attribute << ROLE_BITS) | role) << POSITION_BITS) | Math.min(position, LAST_POSITION);
export const attributeOf = (place: number): number => place >>> (POSITION_BITS + ROLE_BITS);
export const roleOf = (place: number): number => (place >>> POSITION_BITS) & 3;
export const positionOf = (place: number): number => place & LAST_POSITION;

/** For each dictionary word, by id, where it occurs. */
export class Postings {
  private readonly pairs: Uint32Array[] = [];
  private readonly lengths: number[] = [];

  add(word: number, document: number, place: number): void {
    const length = this.lengths[word] ?? 0;
    let pairs = this.pairs[word] ?? new Uint32Array(SHORTEST);
    if (length + 2 > pairs.length) {
      const longer = new Uint32Array(pairs.length * 2);
      longer.set(pairs);
      pairs = longer;
    }
    pairs[length] = document;
    pairs[length + 1] = place;
    this.pairs[word] = pairs;
    this.lengths[word] = length + 2;
  }

  of(word: number): PostingList {
    const pairs = this.pairs[word];
    return pairs ? { pairs, length: this.lengths[word] ?? 0 } : NOTHING;
  }
}
