import type { ContentBlock, Image } from '@wattle/domain';
import { type BlockValue, flagOf, imageOf, listOf, numberOf, oneOf, partOf, textOf } from './block-value.ts';
import { parseRichText } from './parse-rich-text.ts';
import { CONTAINER_TYPES, type Place, type SafeBlock } from './safe-block.ts';

/** Reads the blocks of a page into what can be shown. A kind that is not known here is left out. */
export function readBlocks(blocks: readonly ContentBlock[]): readonly SafeBlock[] {
  return blocks.flatMap((block) => {
    const read = readBlock(block, block.value ?? {});
    return read ? [{ ...read, ...baseOf(block) }] : [];
  });
}

function baseOf({ customId, customClasses }: ContentBlock): { customId?: string; customClasses?: string } {
  return {
    ...(customId ? { customId } : {}),
    ...(customClasses ? { customClasses: customClasses.replace(/[^\w\s-]/g, '') } : {}),
  };
}

function readBlock(block: ContentBlock, value: BlockValue): SafeBlock | null {
  switch (block.id) {
    case 'heading':
      return { id: 'heading', level: levelOf(value), text: textOf(value, 'content', 'text'), ...lookOf(value) };
    case 'paragraph':
      return { id: 'paragraph', text: textOf(value, 'content', 'text'), ...lookOf(value) };
    case 'wysiwyg':
      return { id: 'wysiwyg', nodes: parseRichText(textOf(value, 'content', 'html')) };
    case 'image':
      return readImage(value);
    case 'link':
      return readLink(value, readBlocks(block.children ?? []));
    case 'hr':
      return { id: 'hr' };
    case 'container': {
      const type = oneOf(value, 'type', CONTAINER_TYPES, 'fixed-normal');
      return { id: 'container', type, children: readBlocks(block.children ?? []) };
    }
    case 'group':
      return readGroup(value, readBlocks(block.children ?? []));
    default:
      return null;
  }
}

function lookOf(value: BlockValue) {
  return { center: flagOf(value, 'center'), colour: oneOf(value, 'colourVariant', ['light', 'dark'], 'dark') };
}

/** The page has its one h1 already. */
function levelOf(value: BlockValue): 2 | 3 | 4 {
  const level = numberOf(value, 'level') ?? 2;
  return level <= 2 ? 2 : level === 3 ? 3 : 4;
}

function readImage(value: BlockValue): SafeBlock | null {
  const image = imageOf(value);
  if (!image) return null;
  const mobile: Image | null = imageOf(partOf(value, 'mobile'));
  const [width, height] = [numberOf(value, 'width'), numberOf(value, 'height')];
  const ratio = /^\d+(\.\d+)?\s*[/:]\s*\d+(\.\d+)?$/.test(textOf(value, 'ratio'))
    ? textOf(value, 'ratio').replace(':', '/')
    : `${width ?? 16} / ${height ?? 9}`;
  return { id: 'image', image, mobile, ratio, stretch: flagOf(value, 'stretch'), width };
}

function readLink(value: BlockValue, children: readonly SafeBlock[]): SafeBlock | null {
  const link = partOf(value, 'link');
  const to = textOf(link, 'path', 'href');
  if (to === '') return null;
  return {
    id: 'link',
    // A path may come without its slash; an address never looks like one.
    to: textOf(link, 'path') === '' ? to : `/${to.replace(/^\/+/, '')}`,
    label: textOf(link, 'label'),
    button: flagOf(value, 'button') ? oneOf(value, 'buttonType', ['primary', 'secondary'], 'primary') : null,
    image: imageOf(partOf(link, 'image')) ?? imageOf(partOf(value, 'image')),
    center: flagOf(value, 'center'),
    children,
  };
}

function readGroup(value: BlockValue, children: readonly SafeBlock[]): SafeBlock {
  return {
    id: 'group',
    direction: oneOf(value, 'direction', ['horizontal', 'vertical'], 'vertical'),
    gap: oneOf(value, 'gap', ['tight', 'normal', 'wide'], 'normal'),
    ...placeOf(textOf(value, 'alignItems')),
    stretch: flagOf(value, 'stretch'),
    itemWidths: listOf(value, 'itemWidths')
      .map(Number)
      .filter((width) => width > 0 && width <= 100),
    children,
  };
}

/** One of nine places: 'top-left', 'center', 'bottom-right' … [D-2-57] */
function placeOf(words: string): { across: Place; along: Place } {
  const across: Place = /left/.test(words) ? 'start' : /right/.test(words) ? 'end' : 'center';
  const along: Place = /top/.test(words) ? 'start' : /bottom/.test(words) ? 'end' : 'center';
  return words === '' ? { across: 'start', along: 'start' } : { across, along };
}
