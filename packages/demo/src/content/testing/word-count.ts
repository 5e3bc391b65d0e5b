import type { ContentBlock } from '@wattle/domain/content';

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The number of visible words in these blocks and their children. */
export function wordCount(blocks: readonly ContentBlock[]): number {
  return blocks.reduce((sum, { value, children }) => {
    const content = value?.content;
    return sum + (typeof content === 'string' ? wordsOf(content) : 0) + wordCount(children ?? []);
  }, 0);
}
