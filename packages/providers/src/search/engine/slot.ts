import { attributeOf, type PostingList, positionOf, ROLES, roleOf } from './postings.ts';

const THING = ROLES.indexOf('thing');

/** No word of the document matches. */
export const UNANSWERED = 0xffffffff;

/**
 * Packs how well a place matches a query word into bits: typos weigh most, then the attribute, the word's
 * role, whether it matches in full, and how early it stands.
 */
const POSITION_BITS = 12;
const LAST_POSITION = (1 << POSITION_BITS) - 1;
const EXACT_SHIFT = POSITION_BITS;
const ROLE_SHIFT = EXACT_SHIFT + 1;
const ATTRIBUTE_SHIFT = ROLE_SHIFT + 2;
const TYPOS_SHIFT = ATTRIBUTE_SHIFT + 8;

const costOf = (typos: number, place: number, isExact: boolean): number =>
  (typos << TYPOS_SHIFT) |
  (attributeOf(place) << ATTRIBUTE_SHIFT) |
  (roleOf(place) << ROLE_SHIFT) |
  (isExact ? 0 : 1 << EXACT_SHIFT) |
  Math.min(positionOf(place), LAST_POSITION);

export const typosOfCost = (cost: number): number => cost >>> TYPOS_SHIFT;
export const attributeOfCost = (cost: number): number => (cost >>> ATTRIBUTE_SHIFT) & 255;
export const roleOfCost = (cost: number): number => (cost >>> ROLE_SHIFT) & 3;
export const isExactCost = (cost: number): boolean => ((cost >>> EXACT_SHIFT) & 1) === 0;

export type Answer = { readonly list: PostingList; readonly typos: number; readonly isExact: boolean };

/** One query word: the best match in each document. */
export class Slot {
  readonly best: Uint32Array;
  /** Pairs examined: a measure of how common the word is. */
  weight = 0;
  readonly answers: Answer[] = [];
  private readonly mayStandIn: Uint8Array | null;

  constructor(scratch: Uint32Array, mayStandIn: Uint8Array | null) {
    this.best = scratch.fill(UNANSWERED);
    this.mayStandIn = mayStandIn;
  }

  add(answer: Answer): void {
    const { list, typos, isExact } = answer;
    const { best, mayStandIn } = this;
    const { pairs, start, end } = list;
    this.answers.push(answer);
    this.weight += end - start;
    for (let i = start; i < end; i += 2) {
      const place = pairs[i + 1] as number;
      if (mayStandIn && mayStandIn[attributeOf(place)] !== 1) continue;
      const document = pairs[i] as number;
      const cost = costOf(typos, place, isExact);
      if (cost < (best[document] as number)) best[document] = cost;
    }
  }

  /** Whether a document is called this word: it is the thing in a name, which is the first attribute. */
  namesThings(): boolean {
    return this.answers.some(({ list: { pairs, start, end } }) => {
      for (let i = start; i < end; i += 2) {
        const place = pairs[i + 1] as number;
        if (attributeOf(place) === 0 && roleOf(place) === THING) return true;
      }
      return false;
    });
  }

  /** The matching documents, ascending, without duplicates. */
  documents(): Uint32Array {
    const all = new Uint32Array(this.weight / 2);
    let count = 0;
    for (const { list } of this.answers) {
      for (let i = list.start; i < list.end; i += 2) {
        const document = list.pairs[i] as number;
        if (this.best[document] === UNANSWERED) continue;
        all[count] = document;
        count += 1;
      }
    }
    return all
      .subarray(0, count)
      .sort()
      .filter((document, i, sorted) => i === 0 || sorted[i - 1] !== document);
  }
}
