import type { Block } from '@wattle/domain/content';
import { describe, expect, it } from 'vitest';
import { takeFigures } from './brand-figures.ts';

const words = (content: string): Block => ({ id: 'paragraph', value: { content }, children: [] });
const group = (children: Block[], customClasses?: string): Block => ({
  id: 'group',
  value: { direction: 'horizontal', gap: 'normal' },
  children,
  ...(customClasses === undefined ? {} : { customClasses }),
});
const cover = group([words('10 years'), words('compressor cover')]);
const parts = group([words('15 years'), words('of spare parts')]);
const body = words('Below.');

describe('takeFigures', () => {
  it('reads the first block when an editor made it the figures, and leaves the others for the page', () => {
    expect(takeFigures([group([cover, parts], 'figures'), body])).toEqual({
      figures: [
        { value: '10 years', label: 'compressor cover' },
        { value: '15 years', label: 'of spare parts' },
      ],
      rest: [body],
    });
  });

  it('shows two, for the number of models is the third', () => {
    expect(takeFigures([group([cover, parts, cover], 'wrap figures')]).figures).toHaveLength(2);
  });

  it('leaves out what is not a figure', () => {
    expect(takeFigures([group([words('10 years'), group([words('alone')]), parts], 'figures')]).figures).toEqual([
      { value: '15 years', label: 'of spare parts' },
    ]);
  });

  it.each([
    ['a group without the class', [group([cover]), body]],
    ['a class that only begins like it', [group([cover], 'figures-of-speech'), body]],
    ['figures further down', [body, group([cover], 'figures')]],
    ['nothing', []],
  ])('takes nothing from %s', (_, blocks: Block[]) => {
    expect(takeFigures(blocks)).toEqual({ figures: [], rest: blocks });
  });
});
