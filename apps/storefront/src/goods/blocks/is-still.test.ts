import { readBlocks } from '@wattle/contract/blocks';
import type { Block } from '@wattle/domain/content';
import { describe, expect, it } from 'vitest';
import { isStill } from './is-still.ts';
import { parseRichText } from './parse-rich-text.ts';
import type { ShownBlock } from './shown-block.ts';

const toShown = (block: Block): ShownBlock => {
  const data = block.id === 'html' ? { nodes: parseRichText(block.value.content, 'html') } : null;
  return { ...block, data, children: block.children.map(toShown) } as ShownBlock;
};
const check = (block: object) => readBlocks([block]).blocks.map(toShown).map(isStill);

const words = { id: 'paragraph', value: { content: 'Cold water' } };
const products = { id: 'product-listing', value: { type: 'manual', products: [], display: 'carousel' } };
const inside = (...children: object[]) => ({
  id: 'container',
  value: { type: 'fluid' },
  children: [{ id: 'group', value: { direction: 'vertical' }, children }],
});

describe('isStill', () => {
  it.each([
    ['words', words, true],
    ['products', products, false],
    ['a container of words', inside(words, words), true],
    ['a container with products deep inside', inside(words, products), false],
    ['html', { id: 'html', value: { content: '<details><summary>More</summary></details>' } }, true],
    ['a widget', { id: 'html', value: { content: '<div data-widget="stylist-booking"></div>' } }, false],
  ])('looks at what can be done with %s', (_, block, expected) => {
    expect(check(block)).toEqual([expected]);
  });
});
