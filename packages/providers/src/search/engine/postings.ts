const SHORTEST = 2;
const ROOM = 1024;

/**
 * Where a word occurs: pairs of document and place, ascending by document, from `start` to before `end`. It holds until
 * a word is added.
 */
export type PostingList = { readonly pairs: Uint32Array; readonly start: number; readonly end: number };

export const NO_POSTINGS: PostingList = { pairs: new Uint32Array(0), start: 0, end: 0 };

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

/**
 * For each dictionary word, by id, where it occurs. All lists stand in one array: most are one pair, and an array for each
 * takes ten times as much as that.
 */
export class Postings {
  private pairs = new Uint32Array(ROOM);
  private used = 0;
  private readonly starts: number[] = [];
  private readonly lengths: number[] = [];
  /** By their length: places that lists have outgrown. */
  private readonly left = new Map<number, number[]>();

  add(word: number, document: number, place: number): void {
    const length = this.lengths[word] ?? 0;
    // a list has room for the next power of two
    const isFull = (length & (length - 1)) === 0;
    const start = isFull ? this.move(word, length) : (this.starts[word] as number);
    this.pairs[start + length] = document;
    this.pairs[start + length + 1] = place;
    this.lengths[word] = length + 2;
  }

  of(word: number): PostingList {
    const start = this.starts[word];
    return start === undefined
      ? NO_POSTINGS
      : { pairs: this.pairs, start, end: start + (this.lengths[word] as number) };
  }

  /** Gives a list twice the room. */
  private move(word: number, length: number): number {
    const start = this.take(length === 0 ? SHORTEST : length * 2);
    const before = this.starts[word];
    if (before !== undefined) {
      this.pairs.copyWithin(start, before, before + length);
      const left = this.left.get(length) ?? [];
      left.push(before);
      this.left.set(length, left);
    }
    this.starts[word] = start;
    return start;
  }

  private take(length: number): number {
    const left = this.left.get(length)?.pop();
    if (left !== undefined) return left;
    const start = this.used;
    this.used += length;
    if (this.used > this.pairs.length) {
      const longer = new Uint32Array(Math.max(this.used, Math.ceil(this.pairs.length * 1.5)));
      longer.set(this.pairs);
      this.pairs = longer;
    }
    return start;
  }
}
