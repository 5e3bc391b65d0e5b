import type { BlockType } from '@wattle/domain';
import type { ShownBlock } from './shown-block.ts';
import { hasWidget } from './widgets/has-widget.ts';

/** Only read. Those that hold others are as still as what is in them. */
const STILL: ReadonlySet<BlockType> = new Set([
  'brand-listing',
  'category-listing',
  'container',
  'group',
  'heading',
  'hr',
  'html',
  'image',
  'link',
  'paragraph',
  'wysiwyg',
]);

/** Whether nothing in a block can be acted on but links: it is sent as HTML and none of its code is loaded. */
export function isStill(block: ShownBlock): boolean {
  if (block.id === 'html' && hasWidget(block.data.nodes)) return false;
  return STILL.has(block.id) && block.children.every(isStill);
}
