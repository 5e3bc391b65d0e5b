import { NEGATIONS, PURPOSES } from './phrases.ts';
import type { Span } from './span.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Words that say what a product must not be or have: 'not black', 'without ice maker'. */
export type Refusal = Span & {
  /** The colours and finishes that it names, each with other words for it; none: it is about something else. */
  readonly looks: readonly (readonly (readonly string[])[])[];
  /** What the shop calls a product without it: 'no frost' is frost free. */
  readonly instead: readonly string[] | null;
};

const LONGEST = { look: 2, kind: 4, refused: 4 } as const;
const JOINTS = new Set(['and', 'or', 'nor']);

/** Finds what a search does not want; words that mean something else already are left alone. */
export function readRefusals(
  texts: readonly string[],
  isTaken: (at: number) => boolean,
  vocabulary: Vocabulary,
): Refusal[] {
  const refusals: Refusal[] = [];
  for (let at = 0; at < texts.length - 1; at += 1) {
    if (isTaken(at) || !NEGATIONS.has(texts[at] ?? '')) continue;
    const refusal = readLooks(texts, at, vocabulary) ?? readWords(texts, at, isTaken, vocabulary);
    if (!refusal) continue;
    refusals.push(refusal);
    at = refusal.to - 1;
  }
  return refusals;
}

/** 'not black or white' */
function readLooks(texts: readonly string[], at: number, vocabulary: Vocabulary): Refusal | undefined {
  const looks: (readonly (readonly string[])[])[] = [];
  let to = at + 1;
  for (let from = at + 1; from < texts.length; from = to + 1) {
    const length = longest(LONGEST.look, (count) => vocabulary.listLooks(partOf(texts, from, count)).length > 0);
    if (length === 0) break;
    looks.push(vocabulary.listLooks(partOf(texts, from, length)));
    to = from + length;
    if (!JOINTS.has(texts[to] ?? '')) break;
  }
  return looks.length === 0 ? undefined : { from: at, to, looks, instead: null };
}

/** Up to the thing itself, as in 'no frost fridge', or to the next wish. */
function readWords(
  texts: readonly string[],
  at: number,
  isTaken: (at: number) => boolean,
  vocabulary: Vocabulary,
): Refusal | undefined {
  const kindAt = (from: number): number =>
    longest(LONGEST.kind, (count) => vocabulary.findKind(partOf(texts, from, count)) !== undefined);
  let to = at + 1 + kindAt(at + 1);
  if (to === at + 1) {
    while (to < texts.length && to - at < LONGEST.refused && !isTaken(to) && !isEnd(texts[to] ?? '')) {
      if (to > at + 1 && kindAt(to) > 0) break;
      to += 1;
    }
  }
  if (to === at + 1) return undefined;
  return { from: at, to, looks: [], instead: vocabulary.listSynonyms(texts.slice(at, to))[0] ?? null };
}

const isEnd = (word: string): boolean => JOINTS.has(word) || NEGATIONS.has(word) || PURPOSES.has(word);
const partOf = (texts: readonly string[], from: number, count: number): readonly string[] =>
  from + count <= texts.length ? texts.slice(from, from + count) : [];

function longest(most: number, holds: (count: number) => boolean): number {
  for (let count = most; count > 0; count -= 1) if (holds(count)) return count;
  return 0;
}
