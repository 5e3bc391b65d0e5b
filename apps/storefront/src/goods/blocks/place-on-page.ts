import type { Block } from '@wattle/domain';
import { classNames } from '../../ui/class-names.ts';

/** Says itself how wide it is, or shows nothing of its own. */
const isFree = ({ id, value, customClasses = '' }: Block): boolean =>
  id === 'scheduled' || (id === 'container' && value.type === 'fluid') || /\b(wrap|section)\b/.test(customClasses);

/**
 * Lays blocks out on a page that has no column of its own: a fluid container goes from edge to edge, everything else
 * stands in the page's column with the room of a section above it. What follows a heading stays with it.
 */
export function placeOnPage(blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) => {
    if (block.id === 'scheduled') return { ...block, children: placeOnPage(block.children) };
    if (isFree(block)) return block;
    const isLed = blocks[index - 1]?.id === 'heading';
    return { ...block, customClasses: classNames('wrap', isLed ? 'section-next' : 'section', block.customClasses) };
  });
}
