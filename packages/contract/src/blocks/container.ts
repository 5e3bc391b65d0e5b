import { CONTAINER_TYPES } from '@wattle/domain/content';
import { z } from 'zod';
import { defineBlock, noWords } from './define-block.ts';

const inside = [{ id: 'paragraph', value: { content: 'What stands in a container.' }, children: [] }] as const;

export const container = defineBlock('container', {
  value: z.strictObject({ type: z.enum(CONTAINER_TYPES) }),
  says: noWords,
  holdsBlocks: true,
  examples: {
    fluid: { value: { type: 'fluid' }, children: inside },
    'fixed, small': { value: { type: 'fixed-small' }, children: inside },
    'fixed, normal': { value: { type: 'fixed-normal' }, children: inside },
    'fixed, large': { value: { type: 'fixed-large' }, children: inside },
  },
});
