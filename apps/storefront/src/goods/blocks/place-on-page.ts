import type { Block } from '@wattle/domain/content';
import { classNames } from '../../ui/class-names.ts';

/** Blocks that set their own width, or show nothing themselves. */
const isFree = ({ id, value, customClasses = '' }: Block): boolean =>
  id === 'scheduled' || (id === 'container' && value.type === 'fluid') || /\b(wrap|section)\b/.test(customClasses);

/**
 * Lays out blocks on a page without a column of its own: fluid containers are full width, the rest sits in the page
 * column with section spacing above. A heading stays with the block after it.
 */
export function placeOnPage(blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) => {
    if (block.id === 'scheduled') return { ...block, children: placeOnPage(block.children) };
    if (isFree(block)) return block;
    const isLed = blocks[index - 1]?.id === 'heading';
    return { ...block, customClasses: classNames('wrap', isLed ? 'section-next' : 'section', block.customClasses) };
  });
}
