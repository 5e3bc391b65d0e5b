import { fold } from './fold.ts';
import { type IsValue, tellRoles } from './tell-roles.ts';
import { type Token, tokenise } from './tokenise.ts';

const LONGEST_JOINED = 40;

export type IndexedWords = {
  readonly tokens: readonly string[];
  readonly positions: readonly number[];
  readonly roles: readonly number[];
  /** Number of words in the text itself. */
  readonly length: number;
};

/**
 * A text's words with their positions. Hyphenated words are also indexed joined: 'WTG-7900' is found as
 * 'wtg7900'. A code is also indexed without its spaces.
 */
export function indexWords(text: string, isCode: boolean, isValue: IsValue): IndexedWords {
  const words = tokenise(text);
  const wordRoles = tellRoles(text, words, isValue);
  const tokens: string[] = [];
  const positions: number[] = [];
  const roles: number[] = [];
  const add = (token: string, position: number, lastWord = position): void => {
    tokens.push(token);
    positions.push(position);
    roles.push(wordRoles[lastWord] ?? 0);
  };
  let run = '';
  let runStart = 0;
  for (let position = 0; position < words.length; position += 1) {
    const word = words[position] as Token;
    add(word.token, position);
    if (run === '') runStart = position;
    run += word.token;
    if (word.joinsNext) continue;
    if (position > runStart && run.length <= LONGEST_JOINED) add(run, runStart, position);
    run = '';
  }
  if (isCode && words.length > 1) {
    const whole = fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
    if (whole.length <= LONGEST_JOINED && !tokens.includes(whole)) add(whole, 0, words.length - 1);
  }
  return { tokens, positions, roles, length: words.length };
}
