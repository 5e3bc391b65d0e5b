import { count, id, MAX, seconds, text, upTo } from '@wattle/contract/records';
import type { AbsentBrand, SearchRule } from '@wattle/domain/search';
import { z } from 'zod';

const word = z.string().trim().min(1, 'must not be empty').max(MAX.searchWord, upTo(MAX.searchWord));

/** Synonyms. With `input` they are one-way: it matches the others, but they do not match it. */
export const synonymRow = z
  .strictObject({ objectID: id, input: word.exactOptional(), synonyms: z.array(word) })
  .refine(({ input, synonyms }) => synonyms.length >= (input === undefined ? 2 : 1), {
    path: ['synonyms'],
    message: 'must have two words, or one beside input',
  });

/** A brand or a thing that is not sold, what shoppers type for it, and the kind to show instead. */
export const absentBrandRow = z
  .strictObject({
    objectID: id,
    brand: word,
    words: z.array(word).min(1, 'must have a word'),
    kind: z.union([word, z.literal('')]),
    isThing: z.boolean().exactOptional(),
  })
  .refine(({ kind, isThing }) => kind !== '' || isThing === true, {
    path: ['kind'],
    message: 'must say what to show instead of a brand',
  }) satisfies z.ZodType<AbsentBrand>;

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

/** A merchandiser's search rule, in Algolia's format. */
export const searchRuleRow = z.strictObject({
  objectID: id,
  description: text,
  enabled: z.boolean(),
  validity: z.array(span),
  conditions: z.array(condition),
  consequence,
}) satisfies z.ZodType<SearchRule>;
