import { describe, expect, it } from 'vitest';
import { blockDefinitions } from './block-definitions.ts';
import { blockWords } from './block-words.ts';
import { readBlocks } from './read-blocks.ts';

const said = (...blocks: object[]) => blockWords(readBlocks(blocks).blocks);

describe('blockWords', () => {
  it('is what a reader finds, in order, with what stands inside', () => {
    expect(
      said(
        { id: 'heading', value: { level: 2, content: 'Frost & ice' } },
        {
          id: 'group',
          value: { direction: 'vertical' },
          children: [
            { id: 'wysiwyg', value: { content: '<p>Let it <b>thaw</b>&nbsp;first.</p>' } },
            { id: 'link', value: { link: { path: '/care', label: 'All about care' } } },
          ],
        },
        { id: 'hr' },
      ),
    ).toEqual(['Frost & ice', 'Let it thaw first.', 'All about care']);
  });

  it('has the words of a brand’s feature, and of a picture what it shows', () => {
    const feature = blockDefinitions['brand-category'].examples['picture left'];
    expect(blockWords(feature ? [feature] : [])).toContain(feature?.value.description);
    expect(said({ id: 'image', value: { src: '/ice.svg', alt: 'A block of ice' } })).toEqual(['A block of ice']);
    expect(said({ id: 'image', value: { src: '/ice.svg', alt: '' } })).toEqual([]);
  });
});
