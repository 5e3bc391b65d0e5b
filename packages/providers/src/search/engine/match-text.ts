import { type ExpandOptions, expandQuery, type Reading } from './expand-query.ts';
import { matchPhrase } from './match-phrase.ts';
import { ROLES } from './postings.ts';
import { measureProximity } from './proximity.ts';
import { scoreText } from './score-text.ts';
import { attributeOfCost, isExactCost, roleOfCost, Slot, typosOfCost, UNANSWERED } from './slot.ts';
import type { SynonymTable } from './synonym-table.ts';
import type { TextIndex } from './text-index.ts';
import { thingOf } from './thing-of.ts';
import type { Token } from './tokenise.ts';

export type MatchOptions = ExpandOptions & {
  readonly documentCount: number;
  readonly isAlive: (document: number) => boolean;
  /** Query words that a document may lack. */
  readonly isOptional: (position: number) => boolean;
  /** By attribute number, 1 where matches count; null means anywhere. */
  readonly mayStandIn: Uint8Array | null;
  /** A buffer for one query word, as long as the document count; reused by later searches. */
  readonly scratch: (position: number) => Uint32Array;
};

/** The matching documents and how well each matches. All lists are parallel to `documents`. */
export type TextMatch = {
  readonly readings: readonly Reading[];
  /** Ascending. */
  readonly documents: Uint32Array;
  readonly typos: Uint8Array;
  /** Penalty for query words that are missing or only match a descriptive attribute; lower is better. */
  readonly lacks: Uint8Array;
  /** How many query words match, and how many of those match a whole word. */
  readonly answered: Uint8Array;
  readonly exact: Uint8Array;
  /** 1 where the query word that names the thing is in a name. */
  readonly isThing: Uint8Array;
  readonly proximity: Uint8Array;
  /** Relevance after typos and lacks; lower is better. */
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
  const thing = thingOf(words, (position) => (slots[position] as Slot).namesThings());
  const proximity = measureProximity(slots, documents, options.scratch(words.length));
  return {
    readings,
    documents,
    proximity,
    ...judge(index, slots, documents, thing),
    scores: scoreText(slots, documents, proximity),
  };
}

/** Penalties per query word. The word that names the product counts more. */
const LACK = { missing: 6, missingThing: 8, described: 2, describedThing: 7 } as const;
/** By role of the naming word: in 'mouse pad' the mouse is not the product, in 'case for laptop' the laptop even less. */
const LACK_BY_ROLE: readonly number[] = ROLES.map((_, role) => role);
/** Below this, every word matches and the naming one matches where products are named. */
export const LACKS_NOTHING = LACK.missing;

function judge(index: TextIndex, slots: readonly Slot[], documents: Uint32Array, thing: number) {
  const counts = () => new Uint8Array(documents.length);
  const [typos, lacks, answered, exact, isThing] = [counts(), counts(), counts(), counts(), counts()];
  const lackByAttribute = index.attributes.map(({ isDescriptive }) => isDescriptive);
  for (let s = 0; s < slots.length; s += 1) {
    const { best } = slots[s] as Slot;
    const isNaming = s === thing;
    for (let i = 0; i < documents.length; i += 1) {
      const cost = best[documents[i] as number] as number;
      if (cost === UNANSWERED) {
        lacks[i] = (lacks[i] as number) + (isNaming ? LACK.missingThing : LACK.missing);
        continue;
      }
      answered[i] = (answered[i] as number) + 1;
      typos[i] = (typos[i] as number) + typosOfCost(cost);
      if (isExactCost(cost)) exact[i] = (exact[i] as number) + 1;
      if (lackByAttribute[attributeOfCost(cost)]) {
        lacks[i] = (lacks[i] as number) + (isNaming ? LACK.describedThing : LACK.described);
      } else if (isNaming) {
        isThing[i] = 1;
        lacks[i] = (lacks[i] as number) + (LACK_BY_ROLE[roleOfCost(cost)] as number);
      }
    }
  }
  return { typos, lacks, answered, exact, isThing };
}

/** The documents that match every required word, and at least one; ascending. */
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
