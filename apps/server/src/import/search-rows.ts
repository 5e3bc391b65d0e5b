import type { SearchRule } from '@wattle/domain';
import { z } from 'zod';
import { count, id, seconds, text } from './fields.ts';

const word = z.string().trim().min(1, 'must not be empty').max(100, 'must be 100 characters or fewer');

/** Words that mean the same; with `input` only that one means the others, and they do not mean it. */
export const synonymRow = z
  .strictObject({ objectID: id, input: word.exactOptional(), synonyms: z.array(word) })
  .refine(({ input, synonyms }) => synonyms.length >= (input === undefined ? 2 : 1), {
    path: ['synonyms'],
    message: 'must have two words, or one beside input',
  });

const span = z
  .strictObject({ from: seconds, until: seconds })
  .refine(({ from, until }) => from < until, { path: ['until'], message: 'must be after from' });

const condition = z.strictObject({
  pattern: text.exactOptional(),
  anchoring: z.enum(['is', 'startsWith', 'endsWith', 'contains']).exactOptional(),
  context: id.exactOptional(),
  filters: text.exactOptional(),
});

const consequence = z.strictObject({
  promote: z.array(z.strictObject({ objectID: id, position: count })).exactOptional(),
  hide: z.array(z.strictObject({ objectID: id })).exactOptional(),
  params: z.record(text, z.unknown()).exactOptional(),
  filterPromotes: z.boolean().exactOptional(),
  userData: z.unknown().exactOptional(),
});

/** What a merchandiser wants of a search, in Algolia's shape. */
export const searchRuleRow = z.strictObject({
  objectID: id,
  description: text,
  enabled: z.boolean(),
  validity: z.array(span),
  conditions: z.array(condition),
  consequence,
}) satisfies z.ZodType<SearchRule>;
