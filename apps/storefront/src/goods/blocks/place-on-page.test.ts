import type { Block } from '@wattle/domain/content';
import { describe, expect, it } from 'vitest';
import { placeOnPage } from './place-on-page.ts';

const heading: Block = { id: 'heading', value: { level: 2, content: 'New' }, children: [] };
const words: Block = { id: 'paragraph', value: { content: 'Words' }, customClasses: 'lead', children: [] };
const wide: Block = { id: 'container', value: { type: 'fluid' }, children: [words] };
const classesOf = (blocks: readonly Block[]) => placeOnPage(blocks).map(({ customClasses }) => customClasses);

describe('placeOnPage', () => {
  it('gives a block the column of the page and the room of a section, and keeps its own classes', () => {
    expect(classesOf([words])).toEqual(['wrap section lead']);
  });

  it('leaves what follows a heading with it', () => {
    expect(classesOf([heading, words])).toEqual(['wrap section', 'wrap section-next lead']);
  });

  it('lets a fluid container go from edge to edge, and what an editor has placed stay there', () => {
    const placed: Block = { ...words, customClasses: 'section wrap' };
    expect(placeOnPage([wide, placed])).toEqual([wide, placed]);
  });

  it('looks into what is scheduled', () => {
    const scheduled: Block = { id: 'scheduled', value: { startTime: 1, endTime: 2 }, children: [words] };
    expect(placeOnPage([scheduled])[0]?.children[0]?.customClasses).toBe('wrap section lead');
  });
});
