import { z } from 'zod';
import { defineBlock, noWords } from './define-block.ts';

const seconds = z.number().int().nonnegative();
const children = [{ id: 'paragraph', value: { content: 'Only while it holds.' }, children: [] }] as const;
const [FIRST, LAST] = [0, 4_102_444_800];

export const scheduled = defineBlock('scheduled', {
  value: z
    .strictObject({ startTime: seconds, endTime: seconds })
    .refine(({ startTime, endTime }) => startTime < endTime, { path: ['endTime'], message: 'must be after startTime' }),
  says: noWords,
  holdsBlocks: true,
  examples: {
    before: { value: { startTime: LAST - 1, endTime: LAST }, children },
    during: { value: { startTime: FIRST, endTime: LAST }, children },
    after: { value: { startTime: FIRST, endTime: 1 }, children },
  },
});
