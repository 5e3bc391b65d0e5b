import type { HighlightResult, SearchRecord } from '../port.ts';
import { attributeTree, EVERYTHING, mapTexts } from './attribute-tree.ts';
import { withoutMarks } from './highlight.ts';
import { type MarkedWord, type MatchedWords, markWords, matchLevelOf, type Tags, writeTags } from './mark-words.ts';
import type { Snippet } from './read-parameters.ts';

export type SnippetTags = Tags & { readonly snippetEllipsisText: string };

/** Writes `_snippetResult`: a few words around the matches for each named text. */
export function snippeter(
  snippets: readonly Snippet[],
  matched: MatchedWords,
  tags: SnippetTags,
): (record: SearchRecord) => unknown {
  if (snippets.length === 0) return () => undefined;
  const tree = attributeTree(snippets.map(({ path, words }) => [path, words]));
  const takesAll = snippets.some(({ path }) => path === EVERYTHING);
  return (record) =>
    mapTexts(takesAll ? withoutMarks(record) : record, tree, (text, count) => snippetText(text, count, matched, tags));
}

export function snippetText(
  text: string,
  count: number,
  matched: MatchedWords,
  tags: SnippetTags,
): Pick<HighlightResult, 'value' | 'matchLevel'> {
  const words = markWords(text, matched);
  const { matchLevel } = matchLevelOf(words, matched);
  const first = bestStart(words, count);
  const shown = words.slice(first, first + count);
  const isCutBefore = first > 0;
  const isCutAfter = first + count < words.length;
  const from = isCutBefore ? (shown[0]?.start ?? 0) : 0;
  const to = isCutAfter ? (shown.at(-1)?.end ?? text.length) : text.length;
  const ellipsis = (isCut: boolean): string => (isCut ? tags.snippetEllipsisText : '');
  const value = ellipsis(isCutBefore) + writeTags(text, shown, tags, from, to) + ellipsis(isCutAfter);
  return { value, matchLevel };
}

/** The first start that shows the most query words, with the matches centred. */
function bestStart(words: readonly MarkedWord[], count: number): number {
  const last = Math.max(0, words.length - count);
  let best = { start: 0, seen: 0, offCentre: 0 };
  for (const [at, { queryWord }] of words.entries()) {
    if (queryWord === null) continue;
    // a window that starts at a hit covers it and what follows
    const hits = positionsOf(words.slice(at, at + count));
    const seen = new Set(hits.map(([, word]) => word)).size;
    if (seen <= best.seen) continue;
    const width = (hits.at(-1)?.[0] ?? 0) + 1;
    best = { start: at, seen, offCentre: Math.floor((count - width) / 2) };
  }
  return Math.min(last, Math.max(0, best.start - best.offCentre));
}

const positionsOf = (words: readonly MarkedWord[]): (readonly [number, string])[] =>
  words.flatMap(({ queryWord }, at) => (queryWord === null ? [] : [[at, queryWord] as const]));
