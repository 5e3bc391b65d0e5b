import { describe, expect, it } from 'vitest';
import type { ShownBlock } from '../../goods/blocks/shown-block.ts';
import { readingMinutes } from './reading-minutes.ts';

const words = (count: number) => 'water '.repeat(count);
const paragraph = (count: number): ShownBlock => ({
  id: 'paragraph',
  value: { content: words(count) },
  data: null,
  children: [],
});
const rich = (count: number): ShownBlock => ({
  id: 'wysiwyg',
  value: { content: '' },
  data: { nodes: [{ tag: 'p', children: [words(count - 1), { tag: 'b', children: ['time'] }] }] },
  children: [],
});

describe('readingMinutes', () => {
  it.each<[string, ShownBlock[], number | null]>([
    ['hardly any text', [paragraph(119)], null],
    ['a short text', [paragraph(120)], 1],
    ['paragraphs and rich text', [paragraph(440), rich(660)], 5],
    [
      'words in a container',
      [{ id: 'container', value: { type: 'fluid' }, data: null, children: [paragraph(440)] }],
      2,
    ],
  ])('takes %s', (_, blocks, minutes) => {
    expect(readingMinutes(blocks)).toBe(minutes);
  });
});
