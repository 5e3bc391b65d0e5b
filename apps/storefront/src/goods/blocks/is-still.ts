import type { BlockType } from '@wattle/domain/content';
import type { ShownBlock } from './shown-block.ts';
import { hasWidget } from './widgets/has-widget.ts';

/** Whether a block type is static. Containers are as static as their content. */
const IS_STILL: Readonly<Record<BlockType, boolean>> = {
  'article-listing': false,
  'brand-category': false,
  'brand-listing': true,
  'category-listing': true,
  container: true,
  group: true,
  heading: true,
  hr: true,
  html: true,
  image: true,
  'klaviyo-form': false,
  link: true,
  'media-carousel': false,
  paragraph: true,
  'product-listing': false,
  scheduled: false,
  video: false,
  'vimeo-video': false,
  wysiwyg: true,
};

/** Whether a block contains nothing interactive but links. Such blocks are sent as HTML without code. */
export function isStill(block: ShownBlock): boolean {
  if (block.id === 'html' && hasWidget(block.data.nodes)) return false;
  return IS_STILL[block.id] && block.children.every(isStill);
}
