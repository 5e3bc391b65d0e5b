import { blockWords } from '@wattle/contract/blocks';
import type { Block } from '@wattle/domain/content';

/** Reading speed for explanatory text. */
const WORDS_PER_MINUTE = 220;
/** Shorter pages show no reading time. */
const WORDS_MIN = 120;

/** Estimated reading time in minutes; null for pages with little text. */
export function readingMinutes(blocks: readonly Block[]): number | null {
  const words = wordsIn(blockWords(blocks).join(' '));
  return words < WORDS_MIN ? null : Math.max(1, Math.round(words / WORDS_PER_MINUTE));
}

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
