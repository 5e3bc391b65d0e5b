import type { Block } from '@wattle/domain/content';
import { withoutMarkup } from './define-block.ts';

/** What to do, one step after another, and the heading above it. */
export type Steps = { readonly heading: string; readonly steps: readonly string[] };

const ORDERED = /<ol\b[^>]*>(.*?)<\/ol>/s;
const ITEM = /<li\b[^>]*>(.*?)<\/li>/gs;
const FIRST_SENTENCE = /^.+?[.!?](?=\s+\p{Lu}|$)/u;
const STEPS_MIN = 2;

/** The first ordered list of an article, each step in its first sentence; null: it has none. */
export function blockSteps(blocks: readonly Block[]): Steps | null {
  let heading = '';
  for (const block of allOf(blocks)) {
    if (block.id === 'heading') heading = block.value.content;
    const list = block.id === 'wysiwyg' ? ORDERED.exec(block.value.content)?.[1] : undefined;
    const steps = [...(list ?? '').matchAll(ITEM)].map(([, item]) => firstSentence(withoutMarkup(item ?? '')));
    if (steps.length >= STEPS_MIN) return { heading, steps };
  }
  return null;
}

const firstSentence = (text: string): string => FIRST_SENTENCE.exec(text)?.[0] ?? text;

const allOf = (blocks: readonly Block[]): Block[] => blocks.flatMap((block) => [block, ...allOf(block.children)]);
