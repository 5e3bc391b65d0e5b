import { z } from 'zod';
import { defineBlock, noWords } from './define-block.ts';

export const hr = defineBlock('hr', { value: z.strictObject({}), says: noWords, examples: { line: { value: {} } } });
