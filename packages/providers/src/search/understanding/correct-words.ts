import { otherNumber } from '../engine/plurals.ts';
import type { QueryWord } from './query-words.ts';
import type { Spelling } from './spelling-book.ts';
import type { Vocabulary } from './vocabulary.ts';

export type CorrectedWords = {
  readonly words: readonly QueryWord[];
  /** Sure corrections were applied. */
  readonly isCorrected: boolean;
  /** By position, spellings of a word that nothing has; the likeliest first. */
  readonly doubts: ReadonlyMap<number, readonly string[]>;
};

const OFFERED_MAX = 3;
const LONGEST_KIND = 4;
const PART_MIN = 3;
/** Letters of an unfinished word that stands alone. */
const ALONE_MIN = 5;
/** A misspelt word has to have this many letters for a correction to be sure: one typo, alike in sound, two typos. */
const SURE_LENGTH = { one: 5, sound: 6, two: 8 } as const;
/** With one typo a word of this length is the other, even where that only describes products. */
const SURE_DESCRIPTION = 8;
const HAS_DIGIT = /\d/;

/** Words that the vocabulary does not know; somebody else may: a model or a series is only in the products. */
export function listUnknown(words: readonly QueryWord[], vocabulary: Vocabulary): string[] {
  return words.flatMap(({ text }, at) => (isKnown(words, at, vocabulary) ? [] : [text]));
}

function isKnown(words: readonly QueryWord[], at: number, { spelling }: Vocabulary): boolean {
  const { text } = words[at] as QueryWord;
  if (HAS_DIGIT.test(text) || text.length < PART_MIN || spelling.has(text)) return true;
  if (at === words.length - 1 && spelling.startsWord(text)) return true;
  const before = words[at - 1]?.text ?? '';
  const after = words[at + 1]?.text ?? '';
  if ((before !== '' && spelling.has(before + text)) || (after !== '' && spelling.has(text + after))) return true;
  return isCompound(text, spelling);
}

/** 'airfryer' is two known words. */
function isCompound(text: string, spelling: Vocabulary['spelling']): boolean {
  for (let cut = PART_MIN; cut <= text.length - PART_MIN; cut += 1) {
    if (spelling.has(text.slice(0, cut)) && spelling.has(text.slice(cut))) return true;
  }
  return false;
}

/** Words that only products have, such as the names of series. */
export type ProductWords = {
  has(word: string): boolean;
  /** The word in a product's name that a misspelt one stands for. */
  findSpelling(word: string): Pick<Spelling, 'word'> | undefined;
};

/** Spells unknown words as the shop does where that is sure, and lists the likely spellings where it is not. */
export function correctWords(
  typed: readonly QueryWord[],
  vocabulary: Vocabulary,
  products: ProductWords,
): CorrectedWords {
  const words = [...typed];
  const doubts = new Map<number, readonly string[]>();
  let isCorrected = false;
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as QueryWord;
    const whole = findCompletion(words, at, vocabulary);
    if (whole) {
      words[at] = { ...word, text: whole.word };
      // the last word is still being typed
      isCorrected ||= at < words.length - 1;
    }
    if (isKnown(words, at, vocabulary) || products.has(word.text)) continue;
    const texts = words.map(({ text }) => text);
    const similar = vocabulary.spelling
      .listSimilar(word.text, at === words.length - 1)
      .filter((one) => vocabulary.mayStandFor(texts.with(at, one.word), at));
    const sure =
      findInKind(words, at, similar, vocabulary) ??
      similar.find((one) => vocabulary.isInQuestion(texts.with(at, one.word), at, 2)) ??
      findSure(word.text, similar, (one) => isMeant(one, texts, at, vocabulary)) ??
      products.findSpelling(word.text);
    if (sure) {
      words[at] = { ...word, text: sure.word };
      isCorrected = true;
    } else {
      const offered = listOffers(similar, vocabulary);
      if (offered.length > 0) doubts.set(at, offered);
    }
  }
  // a neighbour that was corrected may make a kind with it: 'washin machene'
  for (const [at, word] of isCorrected ? words.entries() : []) {
    const whole = findCompletion(words, at, vocabulary);
    if (!whole) continue;
    words[at] = { ...word, text: whole.word };
    doubts.delete(at);
  }
  return { words, isCorrected, doubts };
}

/** Kinds if any is spelt like it, else the closest words; each in one number only. */
function listOffers(similar: readonly Spelling[], vocabulary: Vocabulary): string[] {
  const kinds = similar.filter(({ word }) => vocabulary.findKind([word]) !== undefined);
  const likely = kinds.length > 0 ? kinds : similar.filter(({ typos }) => typos === similar[0]?.typos);
  const words = likely.map(({ word }) => word);
  return words
    .filter((word, at) => !words.slice(0, at).some((other) => otherNumber(other).includes(word)))
    .slice(0, OFFERED_MAX);
}

/** Parts what the shop knows as two words only: 'fridgefreezer'. */
export function splitWords(words: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[] {
  return words.flatMap((word) => {
    const { text, start, end } = word;
    if (HAS_DIGIT.test(text) || vocabulary.spelling.has(text) || vocabulary.findKind([text])) return [word];
    const cut = kindsMeet(text, vocabulary);
    if (cut === undefined) return [word];
    return [
      { ...word, text: text.slice(0, cut), end: start + cut, joinsNext: false },
      { ...word, text: text.slice(cut), start: start + cut, end },
    ];
  });
}

/** Where one kind's name ends and another's begins. */
function kindsMeet(text: string, vocabulary: Vocabulary): number | undefined {
  for (let cut = PART_MIN; cut <= text.length - PART_MIN; cut += 1) {
    if (vocabulary.findKind([text.slice(0, cut)]) && vocabulary.findKind([text.slice(cut)])) return cut;
  }
  return undefined;
}

/** Joins what the shop writes as one word: 'blue tooth', 'dish washer'; also where that is misspelt: 'dish washa'. */
export function joinWords(words: readonly QueryWord[], vocabulary: Vocabulary): QueryWord[] {
  const { spelling } = vocabulary;
  const joined: QueryWord[] = [];
  for (const word of words) {
    const before = joined.at(-1);
    const both = `${before?.text}${word.text}`;
    const mayJoin = before !== undefined && Math.min(before.text.length, word.text.length) >= PART_MIN;
    const isKnownAsOne =
      spelling.has(both) &&
      spelling.weightOf(both) >= Math.min(spelling.weightOf(before?.text ?? ''), spelling.weightOf(word.text));
    if (mayJoin && (isKnownAsOne || isMisspeltKind(before.text, word.text, vocabulary)))
      joined[joined.length - 1] = { ...word, text: both, start: before.start };
    else joined.push(word);
  }
  return joined;
}

/** Whether two words, one of them unknown, are surely one misspelt name of a kind. */
function isMisspeltKind(first: string, second: string, vocabulary: Vocabulary): boolean {
  const { spelling } = vocabulary;
  const both = first + second;
  if (HAS_DIGIT.test(both) || (spelling.has(first) && spelling.has(second)) || spelling.has(both)) return false;
  const sure = findSure(both, spelling.listSimilar(both, false), ({ word }) => vocabulary.isInKind(word));
  return sure !== undefined && vocabulary.findKind([sure.word]) !== undefined;
}

/** The spelling that makes a known kind of the words around it: 'washing mash' is a washing machine. */
function findInKind(
  words: readonly QueryWord[],
  at: number,
  similar: readonly Spelling[],
  vocabulary: Vocabulary,
): Spelling | undefined {
  const texts = words.map(({ text }) => text);
  return similar.find(({ word }) => {
    const spelt = texts.with(at, word);
    for (let from = Math.max(0, at - LONGEST_KIND + 1); from <= at; from += 1) {
      for (let to = Math.max(at + 1, from + 2); to <= Math.min(texts.length, from + LONGEST_KIND); to += 1) {
        if (vocabulary.findKind(spelt.slice(from, to)) !== undefined) return true;
      }
    }
    return false;
  });
}

/** The end of an unfinished word that makes a known kind: 'washing mach' is a washing machine. */
function findCompletion(words: readonly QueryWord[], at: number, vocabulary: Vocabulary): Spelling | undefined {
  const { text } = words[at] as QueryWord;
  if (text.length < PART_MIN || HAS_DIGIT.test(text) || vocabulary.spelling.has(text)) return undefined;
  const longer = vocabulary.spelling.listStarting(text);
  return words.length < 2 ? findOnlyKind(text, longer, vocabulary) : findInKind(words, at, longer, vocabulary);
}

/** The word that an unfinished one must become, if all names that start so are of the same kind: 'refriger'. */
function findOnlyKind({ length }: string, longer: readonly Spelling[], vocabulary: Vocabulary): Spelling | undefined {
  const names = longer.filter(({ word }) => vocabulary.isName(word));
  const labels = new Set(names.map(({ word }) => vocabulary.findKind([word])?.label));
  return length >= ALONE_MIN && labels.size === 1 && !labels.has(undefined) ? names[0] : undefined;
}

/** The best spelling, if the word is long enough and no other is as likely. */
function findSure(
  { length }: string,
  similar: readonly Spelling[],
  mayMean: (spelling: Spelling) => boolean,
): Spelling | undefined {
  const [best, ...others] = similar.filter(({ isUnfinished }) => !isUnfinished);
  if (!best || length < sureLength(best) || !mayMean(best)) return undefined;
  const isRival = ({ word, typos, weight }: Spelling): boolean =>
    typos <= best.typos && weight >= best.weight && !otherNumber(best.word).includes(word);
  return others.some(isRival) ? undefined : best;
}

const sureLength = ({ typos }: Spelling): number =>
  typos <= 1 ? SURE_LENGTH.one : typos < 2 ? SURE_LENGTH.sound : SURE_LENGTH.two;

/**
 * Whether a spelling can be meant. A word that names nothing by itself needs to be in the name of a kind, a long word with
 * one typo, or a kind beside it: 'wireles headphones' are wireless, but a hammer is no hamper.
 */
function isMeant({ word, typos }: Spelling, texts: readonly string[], at: number, vocabulary: Vocabulary): boolean {
  if (vocabulary.namesSomething(word)) return true;
  if (typos > 1) return false;
  if (vocabulary.isInKind(word)) return true;
  const around = [texts.slice(0, at), texts.slice(at + 1)];
  return (texts[at] ?? '').length >= SURE_DESCRIPTION || around.some((part) => holdsKind(part, vocabulary));
}

function holdsKind(texts: readonly string[], vocabulary: Vocabulary): boolean {
  return texts.some((_, from) =>
    Array.from({ length: LONGEST_KIND }, (__, more) => texts.slice(from, from + more + 1)).some(
      (part) => vocabulary.findKind(part) !== undefined,
    ),
  );
}
