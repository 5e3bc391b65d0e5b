import { type Block, GROUP_DIRECTIONS, GROUP_GAPS, GROUP_PLACES } from '@wattle/domain';
import { z } from 'zod';
import { defineBlock, flag } from './define-block.ts';

const inside: readonly Block[] = ['First', 'Second', 'Third'].map((content) => ({
  id: 'paragraph',
  value: { content },
  children: [],
}));

export const group = defineBlock('group', {
  value: z.strictObject({
    direction: z.enum(GROUP_DIRECTIONS),
    alignItems: z.enum(GROUP_PLACES).exactOptional(),
    gap: z.enum(GROUP_GAPS).default('normal'),
    stretch: flag,
    itemWidths: z.array(z.number().positive().max(100)).max(12).exactOptional(),
  }),
  holdsBlocks: true,
  examples: {
    horizontal: { value: { direction: 'horizontal', gap: 'normal' }, children: inside },
    vertical: { value: { direction: 'vertical', gap: 'normal' }, children: inside },
    'tight, in the middle': {
      value: { direction: 'horizontal', gap: 'tight', alignItems: 'center' },
      children: inside,
    },
    'wide, bottom right': {
      value: { direction: 'horizontal', gap: 'wide', alignItems: 'bottom-right' },
      children: inside,
    },
    stretched: { value: { direction: 'horizontal', gap: 'normal', stretch: true }, children: inside },
    'own widths': { value: { direction: 'horizontal', gap: 'normal', itemWidths: [50, 30, 20] }, children: inside },
  },
});
