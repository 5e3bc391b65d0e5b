import type { HighlightResult, SearchRecord } from '../port.ts';
import { attributeTree, EVERYTHING, mapTexts } from './attribute-tree.ts';
import { type MatchedWords, markWords, matchLevelOf, type Tags, writeTags } from './mark-words.ts';

/** Writes `_highlightResult`: the selected attributes with tags around matches. */
export function highlighter(
  attributes: readonly string[],
  matched: MatchedWords,
  tags: Tags,
): (record: SearchRecord) => unknown {
  if (attributes.length === 0) return () => undefined;
  const tree = attributeTree(attributes.map((path) => [path, true]));
  return (record) =>
    mapTexts(attributes.includes(EVERYTHING) ? withoutMarks(record) : record, tree, (text) =>
      highlightText(text, matched, tags),
    );
}

/** 'All' covers what shoppers read, not ids and locations. */
export const withoutMarks = (record: SearchRecord): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).filter(([key]) => key !== 'objectID' && !key.startsWith('_')));

export function highlightText(text: string, matched: MatchedWords, tags: Tags): HighlightResult {
  if (matched.words.length === 0) return { value: text, matchLevel: 'none', matchedWords: [] };
  const words = markWords(text, matched);
  const level = matchLevelOf(words, matched);
  if (level.matchLevel === 'none') return { value: text, ...level };
  const fullyHighlighted = words.every(({ end, markedTo }) => end === markedTo);
  return { value: writeTags(text, words, tags), ...level, fullyHighlighted };
}
