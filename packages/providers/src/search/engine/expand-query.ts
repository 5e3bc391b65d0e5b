import { otherNumber } from './plurals.ts';
import type { SynonymTable } from './synonym-table.ts';
import type { TextIndex } from './text-index.ts';
import type { Token } from './tokenise.ts';
import { convertLength, isNumber } from './units.ts';

/** One way for index words to match query words. */
export type Reading = {
  /** The range of query words, `to` exclusive. */
  readonly from: number;
  readonly to: number;
  /** Ids of consecutive index words. */
  readonly phrase: readonly number[];
  readonly typos: number;
  /** The word itself or a synonym, not just a prefix. */
  readonly isExact: boolean;
};

export type ExpandOptions = {
  readonly isPrefix: (position: number) => boolean;
  /** Maximum per word. */
  readonly maxTypos: number;
  readonly minWordSizefor1Typo: number;
  readonly minWordSizefor2Typos: number;
};

const LONGEST_CONCATENATION = 3;
const SHORTEST_SPLIT_PART = 2;
const SHORTEST_CONCATENATED_PREFIX = 4;

/** Every reading of a query: its words, plurals, prefixes, typos, synonyms, joined and split forms. */
export function expandQuery(
  index: TextIndex,
  synonyms: SynonymTable,
  words: readonly Token[],
  options: ExpandOptions,
): Reading[] {
  const texts = words.map(({ token }) => token);
  return [
    ...texts.flatMap((text, position) => readWord(index, text, position, options)),
    ...readSynonyms(index, synonyms, texts),
    ...readConcatenations(index, synonyms, words, options),
    ...readLengths(index, texts),
  ];
}

function readWord({ dictionary }: TextIndex, text: string, position: number, options: ExpandOptions): Reading[] {
  const at = { from: position, to: position + 1 };
  const best = new Map<number, Reading>();
  const add = (id: number, typos: number, isExact: boolean): void => {
    const known = best.get(id);
    if (!known || typos < known.typos) best.set(id, { ...at, phrase: [id], typos, isExact });
  };
  for (const form of [text, ...otherNumber(text)]) {
    const id = dictionary.find(form);
    if (id !== undefined) add(id, 0, true);
  }
  if (options.isPrefix(position)) dictionary.eachWithPrefix(text, (id) => add(id, 0, false));
  const typos = Math.min(options.maxTypos, typosAllowed(text, options));
  if (typos > 0) {
    dictionary.eachSimilar(text, typos, options.isPrefix(position), (id, count) => add(id, count, false));
  }
  return [...best.values(), ...readSplits(dictionary, text, position)];
}

/** Numbers allow no typos. */
function typosAllowed(text: string, { minWordSizefor1Typo, minWordSizefor2Typos }: ExpandOptions): number {
  if (isNumber(text) || text.length < minWordSizefor1Typo) return 0;
  return text.length < minWordSizefor2Typos ? 1 : 2;
}

/** 'airconditioner' also means 'air conditioner'. */
function readSplits(dictionary: TextIndex['dictionary'], text: string, position: number): Reading[] {
  const readings: Reading[] = [];
  for (let cut = SHORTEST_SPLIT_PART; cut <= text.length - SHORTEST_SPLIT_PART; cut += 1) {
    const left = dictionary.find(text.slice(0, cut));
    if (left === undefined) continue;
    const end = text.slice(cut);
    for (const form of [end, ...otherNumber(end)]) {
      const right = dictionary.find(form);
      if (right !== undefined) {
        readings.push({ from: position, to: position + 1, phrase: [left, right], typos: 0, isExact: true });
      }
    }
  }
  return readings;
}

/** 'dish washer' also means 'dishwasher', 'wtg 7900' also 'wtg7900'. */
function readConcatenations(
  index: TextIndex,
  synonyms: SynonymTable,
  words: readonly Token[],
  options: ExpandOptions,
): Reading[] {
  const { dictionary } = index;
  const readings: Reading[] = [];
  for (let from = 0; from < words.length - 1; from += 1) {
    let text = words[from]?.token ?? '';
    for (let to = from + 1; to < words.length; to += 1) {
      text += words[to]?.token ?? '';
      if (to - from >= LONGEST_CONCATENATION && !words.slice(from, to).every(({ joinsNext }) => joinsNext)) break;
      const at = { from, to: to + 1, typos: 0 };
      const exact = [text, ...otherNumber(text)].flatMap((form) => dictionary.find(form) ?? []);
      readings.push(...exact.map((id) => ({ ...at, phrase: [id], isExact: true })));
      for (const meaning of synonyms.of([text])) readings.push(...readPhrase(index, meaning, from, to + 1));
      if (options.isPrefix(to) && text.length >= SHORTEST_CONCATENATED_PREFIX) {
        dictionary.eachWithPrefix(text, (id) => {
          if (!exact.includes(id)) readings.push({ ...at, phrase: [id], isExact: false });
        });
      }
    }
  }
  return readings;
}

function readSynonyms(index: TextIndex, synonyms: SynonymTable, texts: readonly string[]): Reading[] {
  const readings: Reading[] = [];
  for (let from = 0; from < texts.length; from += 1) {
    for (let to = from + 1; to <= Math.min(texts.length, from + synonyms.longest); to += 1) {
      for (const meaning of synonyms.of(texts.slice(from, to))) readings.push(...readPhrase(index, meaning, from, to));
    }
  }
  return readings;
}

/** 55 inch also means 140 cm. */
function readLengths(index: TextIndex, texts: readonly string[]): Reading[] {
  return texts.flatMap((number, from) => {
    const unit = texts[from + 1];
    const other = unit !== undefined && isNumber(number) ? convertLength(number, unit) : undefined;
    return other ? other.numbers.flatMap((one) => readPhrase(index, [one, other.unit], from, from + 2)) : [];
  });
}

/** Index words that replace query words; the last one in singular and plural. */
function readPhrase({ dictionary }: TextIndex, words: readonly string[], from: number, to: number): Reading[] {
  const last = words.at(-1) ?? '';
  const start = words.slice(0, -1).map((word) => dictionary.find(word));
  if (start.some((id) => id === undefined)) return [];
  return [last, ...otherNumber(last)].flatMap((form) => {
    const id = dictionary.find(form);
    if (id === undefined) return [];
    return [{ from, to, phrase: [...start.flatMap((one) => one ?? []), id], typos: 0, isExact: true }];
  });
}
