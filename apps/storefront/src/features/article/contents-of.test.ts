import { describe, expect, it } from 'vitest';
import { contentsOf } from './contents-of.ts';

describe('contentsOf', () => {
  it('lists second-level headings that have a place to jump to', () => {
    expect(
      contentsOf([
        { id: 'heading', customId: 'water', level: 2, text: 'Water' },
        { id: 'paragraph', customId: 'lead', text: 'A front loader' },
        { id: 'heading', customId: 'cold', level: 3, text: 'Cold' },
        { id: 'heading', level: 2, text: 'Nameless' },
        { id: 'heading', customId: 'noise', level: 2, text: 'Noise' },
      ]),
    ).toEqual([
      { id: 'water', text: 'Water' },
      { id: 'noise', text: 'Noise' },
    ]);
  });
});
