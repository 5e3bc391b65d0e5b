import { fold } from '../engine/fold.ts';
import { type Token, tokenise } from '../engine/tokenise.ts';
import type { EngineAnswer, TokenMatch } from '../engine/types.ts';
import type { HighlightResult } from '../port.ts';

/** The parts of an answer that highlighting needs. */
export type MatchedWords = Pick<EngineAnswer, 'words' | 'matchToken'>;

/** A word of a text; it matches the query from its start up to `markedTo`. */
export type MarkedWord = {
  readonly start: number;
  readonly end: number;
  readonly markedTo: number;
  readonly queryWord: string | null;
};

/** Marks the words of a text that match the query, and how far. */
export function markWords(text: string, matched: MatchedWords): readonly MarkedWord[] {
  if (matched.words.length === 0) return tokenise(text).map(unmarked);
  const marked: MarkedWord[] = [];
  let run: Token[] = [];
  for (const token of tokenise(text)) {
    run.push(token);
    if (token.joinsNext) continue;
    marked.push(...markRun(text, run, matched));
    run = [];
  }
  return [...marked, ...markRun(text, run, matched)];
}

/** Hyphenated words match one by one, or else as one joined word: 'wtg7900' matches 'WTG-7900'. */
function markRun(text: string, run: readonly Token[], { matchToken }: MatchedWords): readonly MarkedWord[] {
  const marked = run.map((token) => mark(text, token, matchToken(token.token)));
  if (run.length < 2 || marked.some(({ queryWord }) => queryWord !== null)) return marked;
  const whole = matchToken(run.map(({ token }) => token).join(''));
  if (!whole) return marked;
  let left = whole.length;
  return run.map((token) => {
    const length = left;
    left -= token.token.length;
    return mark(text, token, length > 0 ? { queryWord: whole.queryWord, length } : undefined);
  });
}

const unmarked = ({ start, end }: Token): MarkedWord => ({ start, end, markedTo: start, queryWord: null });

function mark(text: string, token: Token, match: TokenMatch | undefined): MarkedWord {
  if (!match) return unmarked(token);
  const { start, end } = token;
  return { start, end, markedTo: endOf(text, token, match.length), queryWord: match.queryWord };
}

/** Maps a length in the normalised word back to the text, where the same letters may take more or fewer characters. */
function endOf(text: string, { token, start, end }: Token, length: number): number {
  if (length >= token.length) return end;
  let to = start + 1;
  while (to < end && fold(text.slice(start, to)).length < length) to += 1;
  while (to < end && /^\p{M}/u.test(text.slice(to))) to += 1;
  return to;
}

/** How much of the query a text matches. */
export function matchLevelOf(
  words: readonly MarkedWord[],
  matched: MatchedWords,
): Pick<HighlightResult, 'matchLevel' | 'matchedWords'> {
  const found = new Set(words.map(({ queryWord }) => queryWord));
  const asked = [...new Set(matched.words)];
  const matchedWords = asked.filter((word) => found.has(word));
  if (matchedWords.length === 0) return { matchLevel: 'none', matchedWords };
  return { matchLevel: matchedWords.length === asked.length ? 'full' : 'partial', matchedWords };
}

export type Tags = { readonly highlightPreTag: string; readonly highlightPostTag: string };

/** A text, or part of it, with tags around matches. Escapes nothing, like Algolia: the renderer must. */
export function writeTags(text: string, words: readonly MarkedWord[], tags: Tags, from = 0, to = text.length): string {
  let written = '';
  let at = from;
  for (const { start, markedTo } of words) {
    if (markedTo === start || start < from || markedTo > to) continue;
    written += text.slice(at, start) + tags.highlightPreTag + text.slice(start, markedTo) + tags.highlightPostTag;
    at = markedTo;
  }
  return written + text.slice(at, to);
}
