import { expect, it } from 'vitest';
import type { ShownBlock } from '../../goods/blocks/shown-block.ts';
import { listsChildren } from './lists-children.ts';

const listing = (value: { type: 'dynamic' | 'manual'; article?: string; articles?: string[] }): ShownBlock => ({
  id: 'article-listing',
  value,
  data: { articles: [] },
  children: [],
});
const inContainer = (block: ShownBlock): ShownBlock => ({
  id: 'container',
  value: { type: 'fluid' },
  data: null,
  children: [block],
});

it.each<[string, ShownBlock[], boolean]>([
  ['no list', [], false],
  ['its own children', [listing({ type: 'dynamic', article: 'help' })], true],
  ['its own children, deep inside', [inContainer(listing({ type: 'dynamic', article: 'help' }))], true],
  ['the children of another', [listing({ type: 'dynamic', article: 'buying-guides' })], false],
  ['chosen articles', [listing({ type: 'manual', articles: ['help'] })], false],
])('knows whether an article lists its children: %s', (_, blocks, expected) => {
  expect(listsChildren(blocks, 'help')).toBe(expected);
});
