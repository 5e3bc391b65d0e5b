import { fold } from './fold.ts';
import { isNumber, splitUnit, unitOf } from './units.ts';

/** A word of a text: its normalised form and its position. */
export type Token = {
  readonly token: string;
  readonly start: number;
  readonly end: number;
  /** Only a hyphen, slash or dot separates it from the next word: 'WTG-7900'. */
  readonly joinsNext: boolean;
};

// keep decimals and thousands whole; a double quote after a digit means inches
const WORD = /\d+(?:[.,]\d+)+|[\p{L}\p{N}\p{M}]+(?:['’]\p{L}+)*|(?<=\d)["″”]/gu;
const JOINERS = '-/._+';
const INCH_MARKS = '"″”';
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;

const startsWithDigit = (token: string): boolean => token.charCodeAt(0) >= 48 && token.charCodeAt(0) <= 57;

/** Splits a text into words: separates numbers from units and normalises unit names. */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  let before: Token | undefined;
  const add = (token: string, start: number, end: number, joinsNext: boolean): void => {
    before = { token, start, end, joinsNext };
    tokens.push(before);
  };
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match; match = WORD.exec(text)) {
    const [word] = match;
    const start = match.index;
    const end = start + word.length;
    const joinsNext =
      end + 1 < text.length && JOINERS.includes(text.charAt(end)) && LETTER_OR_DIGIT.test(text.charAt(end + 1));
    const token = INCH_MARKS.includes(word) ? 'inch' : fold(word);
    const parts = startsWithDigit(token) ? splitUnit(token) : undefined;
    if (parts) {
      const middle = start + parts.digits.length;
      add(parts.digits, start, middle, false);
      add(parts.unit, middle, end, joinsNext);
    } else {
      const isAfterNumber = before !== undefined && start - before.end <= 1 && isNumber(before.token);
      add((isAfterNumber && unitOf(token)) || token, start, end, joinsNext);
    }
  }
  return tokens;
}
