import type { SafeNode } from '../../goods/blocks/safe-node.ts';
import type { ShownBlock } from '../../goods/blocks/shown-block.ts';

/** How fast a page is read that explains something. */
const WORDS_PER_MINUTE = 220;
/** Shorter pages are looked over, not read. */
const WORDS_MIN = 120;

/** How many minutes a page takes to read, from its words; nothing for a page that is hardly text. */
export function readingMinutes(blocks: readonly ShownBlock[]): number | null {
  const words = countWords(blocks);
  return words < WORDS_MIN ? null : Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

function countWords(blocks: readonly ShownBlock[]): number {
  return blocks.reduce((sum, block) => sum + wordsIn(textOf(block)) + countWords(block.children), 0);
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

function textOf(block: ShownBlock): string {
  switch (block.id) {
    case 'heading':
    case 'paragraph':
      return block.value.content;
    case 'html':
    case 'wysiwyg':
      return block.data.nodes.map(nodeText).join(' ');
    default:
      return '';
  }
}

const nodeText = (node: SafeNode): string => (typeof node === 'string' ? node : node.children.map(nodeText).join(' '));
