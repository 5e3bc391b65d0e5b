import { tokenise } from '../engine/tokenise.ts';
import { isNumber } from '../engine/units.ts';

/** A word of a search: its normal form, and where it was typed. */
export type QueryWord = {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** A dollar sign stands before it. */
  readonly isMoney: boolean;
  readonly isNumber: boolean;
  /** Only a hyphen or a slash separates it from the next. */
  readonly joinsNext: boolean;
};

const WORDS_MAX = 16;

/** Splits a search into words; '$1.5k' is one number. */
export function readQueryWords(text: string): QueryWord[] {
  const words: QueryWord[] = [];
  const tokens = tokenise(text).slice(0, WORDS_MAX);
  tokens.forEach(({ token, start, end }, at) => {
    const before = words.at(-1);
    const joinsNext = JOINT.test(text.slice(end, tokens[at + 1]?.start ?? end));
    const isMoney = /\$\s?$/.test(text.slice(0, start));
    if (token === 'k' && before?.isNumber && before.end === start) {
      words[words.length - 1] = { ...before, text: thousands(before.text), end, joinsNext };
      return;
    }
    const isThousands = /^\d+k$/.test(token) && (isMoney || BEFORE_A_PRICE.has(before?.text ?? ''));
    const isPlace = token === 'inch' && text.slice(start, end) === 'in' && isBeforeStock(tokens[at + 1], before);
    const value = isThousands ? thousands(token.slice(0, -1)) : isPlace ? 'in' : token;
    words.push({ text: value, start, end, isMoney, isNumber: isNumber(value), joinsNext });
  });
  return words;
}

/** After these '2k' is two thousand; '4k' alone is a picture. */
const BEFORE_A_PRICE = new Set(
  'under below than to max over above least from and between around about upto within'.split(' '),
);

/** 'in' after a number is no inch in '$900 in stock' and '2 in 1'. */
const isBeforeStock = (next: { readonly token: string } | undefined, before: QueryWord | undefined): boolean =>
  next?.token === 'stock' || isNumber(next?.token ?? '') || before?.isMoney === true;

/** What may stand between the ends of a range: '800-1200', '$800 – $1,200'. */
const JOINT = /^\s*[-–/]\s*\$?$/;

const thousands = (text: string): string => String(Number(text) * 1000);
