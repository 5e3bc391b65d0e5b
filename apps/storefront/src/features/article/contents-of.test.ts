import { describe, expect, it } from 'vitest';
import type { ShownBlock } from '../../goods/blocks/shown-block.ts';
import { contentsOf } from './contents-of.ts';

const heading = (level: number, content: string, customId?: string): ShownBlock => ({
  id: 'heading',
  ...(customId ? { customId } : {}),
  value: { level, content },
  data: null,
  children: [],
});

describe('contentsOf', () => {
  it('lists second-level headings that have a place to jump to', () => {
    const blocks: ShownBlock[] = [
      heading(2, 'Water', 'water'),
      { id: 'paragraph', customId: 'lead', value: { content: 'A front loader' }, data: null, children: [] },
      heading(3, 'Cold', 'cold'),
      heading(2, 'Nameless'),
      heading(2, 'Noise', 'noise'),
    ];
    expect(contentsOf(blocks)).toEqual([
      { id: 'water', text: 'Water' },
      { id: 'noise', text: 'Noise' },
    ]);
  });
});
