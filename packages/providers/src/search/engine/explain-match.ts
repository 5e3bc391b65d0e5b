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

type Word = { readonly word: string; readonly frequency: number };

/** A word of the same length before a longer one with the same prefix, then the more frequent. */
const compareWords = (a: Word, b: Word, typed: string): number =>
  lengthBeside(a.word, typed) - lengthBeside(b.word, typed) || b.frequency - a.frequency || (a.word < b.word ? -1 : 1);

/** The query with its typos corrected; null when there are none. */
function correct(table: DocumentTable, { readings, words, typos, documents }: TextResult): string | null {
  if (documents.length === 0 || typos.some((count) => count === 0)) return null;
  const corrected = words.map(({ token }, position) => {
    const own = readings
      .filter(({ from, to }) => from <= position && position < to)
      .map(({ phrase: [id = 0], typos: count }) => ({
        word: table.wordOf(id),
        count,
        frequency: table.frequencyOf(id),
      }))
      // the dictionary also has words of documents that are gone
      .filter(({ frequency }) => frequency > 0);
    if (own.some(({ count }) => count === 0)) return token;
    const fewest = Math.min(...own.map(({ count }) => count));
    const [best] = own.filter(({ count }) => count === fewest).sort((a, b) => compareWords(a, b, token));
    return best?.word ?? token;
  });
  const text = corrected.join(' ');
  return text === words.map(({ token }) => token).join(' ') ? null : text;
}
