import { z } from 'zod';
import { defineBlock } from './define-block.ts';

export const hr = defineBlock('hr', { value: z.strictObject({}), examples: { line: { value: {} } } });
