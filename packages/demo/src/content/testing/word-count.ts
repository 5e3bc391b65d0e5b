import type { ContentBlock } from '@wattle/domain';

const wordsOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** How many words a reader finds in these blocks and inside them. */
export function wordCount(blocks: readonly ContentBlock[]): number {
  return blocks.reduce((sum, { value, children }) => {
    const content = value?.content;
    return sum + (typeof content === 'string' ? wordsOf(content) : 0) + wordCount(children ?? []);
  }, 0);
}
