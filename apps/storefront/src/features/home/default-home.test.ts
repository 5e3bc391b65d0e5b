import { readBlocks } from '@wattle/contract/blocks';
import { describe, expect, it } from 'vitest';
import { defaultHome } from './default-home.ts';

const categories = Array.from({ length: 12 }, (_, index) => ({ id: `c-${index}`, shortName: `Kind ${index}` }));

describe('defaultHome', () => {
  it('is made of blocks as an editor would write them', () => {
    const blocks = defaultHome(categories);
    expect(readBlocks(blocks)).toEqual({ blocks, problems: [] });
  });

  it('has one title, nine categories and the newest of the first three', () => {
    const blocks = defaultHome(categories);
    expect(blocks.filter(({ id, value }) => id === 'heading' && 'level' in value && value.level === 1)).toHaveLength(1);
    expect(blocks.find(({ id }) => id === 'category-listing')?.value).toMatchObject({
      categories: categories.slice(0, 9).map(({ id }) => id),
    });
    expect(blocks.filter(({ id }) => id === 'product-listing')).toHaveLength(3);
  });
});
