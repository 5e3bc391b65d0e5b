import { type Block, type BlockOf, GROUP_DIRECTIONS, GROUP_GAPS, GROUP_PLACES } from '@wattle/domain/content';
import { z } from 'zod';
import { defineBlock, flag, noWords } from './define-block.ts';

const words = (...contents: readonly string[]): Block[] =>
  contents.map((content) => ({ id: 'paragraph', value: { content }, children: [] }));
const inside = words('First', 'Second', 'Third');
/** One child is taller than the others, so that cross-axis alignment is visible. */
const uneven = words('First', 'Second', 'A third one with so many more words that it needs several lines of its own.');

type Variant = { readonly value: BlockOf<'group'>['value']; readonly children: readonly Block[] };
const variant = (value: Partial<BlockOf<'group'>['value']>, children = inside): Variant => ({
  value: { direction: 'horizontal', gap: 'normal', ...value },
  children,
});

/** One variant per position in the 3x3 grid [D-2-57]. */
const places = Object.fromEntries(
  GROUP_PLACES.map((alignItems) => [`at ${alignItems}`, variant({ alignItems, itemWidths: [40, 40, 20] }, uneven)]),
);

export const group = defineBlock('group', {
  value: z.strictObject({
    direction: z.enum(GROUP_DIRECTIONS),
    alignItems: z.enum(GROUP_PLACES).exactOptional(),
    gap: z.enum(GROUP_GAPS).default('normal'),
    stretch: flag,
    itemWidths: z.array(z.number().positive().max(100)).max(12).exactOptional(),
  }),
  says: noWords,
  holdsBlocks: true,
  examples: {
    horizontal: variant({}),
    vertical: variant({ direction: 'vertical' }),
    tight: variant({ gap: 'tight' }),
    wide: variant({ gap: 'wide' }),
    stretched: variant({ stretch: true }),
    'own widths': variant({ itemWidths: [50, 30, 20] }),
    'widths that leave room': variant({ itemWidths: [30, 20, 10] }),
    ...places,
  },
});
