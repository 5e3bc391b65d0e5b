import type { DocumentTable } from './document-table.ts';
import type { TextResult } from './text-search.ts';
import type { EngineAnswer, EngineQuery, TokenMatch } from './types.ts';

/** Tells which record words matched which query words, for highlighting and spelling suggestions. */
export function explainMatch(
  table: DocumentTable,
  text: TextResult | null,
  { queryType }: EngineQuery,
): Pick<EngineAnswer, 'words' | 'matchToken' | 'correctedQuery'> {
  if (!text) return { words: [], matchToken: () => undefined, correctedQuery: null };
  const words = text.words.map(({ token }) => token);
  const prefixes = queryType === 'prefixNone' ? [] : queryType === 'prefixAll' ? words : words.slice(-1);
  let whole: ReadonlyMap<string, TokenMatch> | undefined;
  return {
    words,
    matchToken(token) {
      whole ??= wholeWords(table, text);
      const prefix = prefixes.find((word) => token.startsWith(word));
      return whole.get(token) ?? (prefix === undefined ? undefined : { queryWord: prefix, length: prefix.length });
    },
    correctedQuery: correct(table, text),
  };
}

/** Index words that match in full; prefix matches are too many to list and are checked on demand. */
function wholeWords(table: DocumentTable, { readings, words }: TextResult): ReadonlyMap<string, TokenMatch> {
  const matches = new Map<string, TokenMatch>();
  for (const { from, phrase, isExact, typos } of readings) {
    if (!isExact && typos === 0) continue;
    for (const id of phrase) {
      const token = table.wordOf(id);
      if (!matches.has(token)) matches.set(token, { queryWord: words[from]?.token ?? '', length: token.length });
    }
  }
  return matches;
}

const lengthBeside = (word: string, typed: string): number => Math.abs(word.length - typed.length);

/** The query with its typos corrected; null when there are none. */
function correct(table: DocumentTable, { readings, words, typos, documents }: TextResult): string | null {
  if (documents.length === 0 || typos.some((count) => count === 0)) return null;
  const corrected = words.map(({ token }, position) => {
    const own = readings.filter(({ from, to }) => from <= position && position < to);
    if (own.some((reading) => reading.typos === 0)) return token;
    const fewest = Math.min(...own.map((reading) => reading.typos));
    const best = own
      .filter((reading) => reading.typos === fewest)
      .map(({ phrase: [id = 0] }) => ({ word: table.wordOf(id), frequency: table.frequencyOf(id) }))
      // prefer a word of the same length to a longer one with the same prefix
      .sort((a, b) => lengthBeside(a.word, token) - lengthBeside(b.word, token) || b.frequency - a.frequency)[0];
    return best?.word ?? token;
  });
  const text = corrected.join(' ');
  return text === words.map(({ token }) => token).join(' ') ? null : text;
}
