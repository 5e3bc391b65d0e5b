import { z } from 'zod';
import { text } from './fields.ts';

const reasonSchema = z.object({
  code: text,
  /** The field of the input, with dots between its parts. */
  field: text.exactOptional(),
  message: text.exactOptional(),
  params: z.record(text, z.union([text, z.number()])).exactOptional(),
});

/** The body of every answer under /api and /pcr that is not a success, except those of search. */
export const problemSchema = z.object({
  status: z.enum(['REJECTED', 'ERROR']),
  errorCode: text.describe('The code of the first reason, or why there was no answer.'),
  message: text.exactOptional().describe('For people; a client goes by errorCode.'),
  reasons: z.array(reasonSchema),
  retryable: z.boolean().exactOptional().describe('Of an ERROR: whether trying again can help.'),
  requestId: text.describe('The number of the request in the log of the shop.'),
});

export type Problem = z.output<typeof problemSchema>;
