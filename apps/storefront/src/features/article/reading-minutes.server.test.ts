import type { Block } from '@wattle/domain/content';
import { describe, expect, it } from 'vitest';
import { readingMinutes } from './reading-minutes.server.ts';

const words = (count: number) => 'water '.repeat(count);
const paragraph = (count: number): Block => ({
  id: 'paragraph',
  value: { content: words(count) },
  children: [],
});
const rich = (count: number): Block => ({
  id: 'wysiwyg',
  value: { content: `<p class="wide open">${words(count - 1)}<b>time</b></p>` },
  children: [],
});

describe('readingMinutes', () => {
  it.each<[string, Block[], number | null]>([
    ['hardly any text', [paragraph(119)], null],
    ['a short text', [paragraph(120)], 1],
    ['paragraphs and rich text', [paragraph(440), rich(660)], 5],
    ['words in a container', [{ id: 'container', value: { type: 'fluid' }, children: [paragraph(440)] }], 2],
  ])('takes %s', (_, blocks, minutes) => {
    expect(readingMinutes(blocks)).toBe(minutes);
  });
});
