import { type ExpandOptions, expandQuery, type Reading } from './expand-query.ts';
import { matchPhrase } from './match-phrase.ts';
import { ROLES } from './postings.ts';
import { measureProximity } from './proximity.ts';
import { scoreText } from './score-text.ts';
import { attributeOfCost, isExactCost, roleOfCost, Slot, typosOfCost, UNANSWERED } from './slot.ts';
import type { SynonymTable } from './synonym-table.ts';
import type { TextIndex } from './text-index.ts';
import type { Token } from './tokenise.ts';

export type MatchOptions = ExpandOptions & {
  readonly documentCount: number;
  readonly isAlive: (document: number) => boolean;
  /** Words of the query that a document may do without. */
  readonly isOptional: (position: number) => boolean;
  /** By number of attribute, 1 where words may stand; null: anywhere. */
  readonly mayStandIn: Uint8Array | null;
  /** Memory for one word of the query: as long as there are documents, and given back afterwards. */
  readonly scratch: (position: number) => Uint32Array;
};

/** The documents that answer to a query, and how. Every list is by document found. */
export type TextMatch = {
  readonly readings: readonly Reading[];
  /** Rising. */
  readonly documents: Uint32Array;
  readonly typos: Uint8Array;
  /** What is without an answer, or has one only in what describes: the smaller the better. */
  readonly lacks: Uint8Array;
  /** How many words of the query have an answer, and how many of them a whole word. */
  readonly answered: Uint8Array;
  readonly exact: Uint8Array;
  readonly proximity: Uint8Array;
  /** Relevance beyond typing errors and what is lacking; the smaller the better. */
  readonly scores: Uint32Array;
};

export function matchText(
  index: TextIndex,
  synonyms: SynonymTable,
  words: readonly Token[],
  options: MatchOptions,
): TextMatch {
  const readings = expandQuery(index, synonyms, words, options);
  const slots = words.map((_, position) => new Slot(options.scratch(position), options.mayStandIn));
  for (const { from, to, phrase, typos, isExact } of readings) {
    const list = matchPhrase(index.postings, phrase);
    for (let position = from; position < to; position += 1) slots[position]?.add({ list, typos, isExact });
  }
  const documents = answering(slots, options);
  const proximity = measureProximity(slots, documents, options.scratch(words.length));
  return {
    readings,
    documents,
    proximity,
    ...judge(index, slots, documents),
    scores: scoreText(slots, documents, proximity),
  };
}

/** What the documents found lack, in words of the query. The last word names the thing, so it counts more. */
const LACK = { missing: 6, missingLast: 8, described: 2, describedLast: 7 } as const;
/** By role of the last word: in 'mouse pad' the mouse is not the thing, in 'case for laptop' even less the laptop. */
const LACK_BY_ROLE: readonly number[] = ROLES.map((_, role) => role);
/** Less than this: every word has an answer, and the last one where things are named. */
export const LACKS_NOTHING = LACK.missing;

function judge(index: TextIndex, slots: readonly Slot[], documents: Uint32Array) {
  const [typos, lacks, answered, exact] = Array.from({ length: 4 }, () => new Uint8Array(documents.length)) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  const lackByAttribute = index.attributes.map(({ isDescriptive }) => isDescriptive);
  for (let s = 0; s < slots.length; s += 1) {
    const { best } = slots[s] as Slot;
    const isLast = s === slots.length - 1;
    for (let i = 0; i < documents.length; i += 1) {
      const cost = best[documents[i] as number] as number;
      if (cost === UNANSWERED) {
        lacks[i] = (lacks[i] as number) + (isLast ? LACK.missingLast : LACK.missing);
        continue;
      }
      answered[i] = (answered[i] as number) + 1;
      typos[i] = (typos[i] as number) + typosOfCost(cost);
      if (isExactCost(cost)) exact[i] = (exact[i] as number) + 1;
      if (lackByAttribute[attributeOfCost(cost)]) {
        lacks[i] = (lacks[i] as number) + (isLast ? LACK.describedLast : LACK.described);
      } else if (isLast) {
        lacks[i] = (lacks[i] as number) + (LACK_BY_ROLE[roleOfCost(cost)] as number);
      }
    }
  }
  return { typos, lacks, answered, exact };
}

/** The documents with an answer to every word that must have one, and to one at least; rising. */
function answering(slots: readonly Slot[], { isOptional, isAlive, documentCount }: MatchOptions): Uint32Array {
  const required = slots.filter((_, position) => !isOptional(position)).sort((a, b) => a.weight - b.weight);
  const [rarest, ...others] = required;
  const found: number[] = [];
  const consider = (document: number): void => {
    for (const { best } of others) if (best[document] === UNANSWERED) return;
    if (isAlive(document)) found.push(document);
  };
  if (rarest && rarest.weight < documentCount) {
    for (const document of rarest.documents()) consider(document);
  } else {
    const asked = rarest ? [rarest] : slots;
    for (let document = 0; document < documentCount; document += 1) {
      if (asked.some(({ best }) => best[document] !== UNANSWERED)) consider(document);
    }
  }
  return Uint32Array.from(found);
}
