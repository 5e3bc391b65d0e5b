import { z } from 'zod';
import { IMPORT_NAMES, type ImportName } from '../import/import-file.ts';
import type { ImportMode, ImportSummary } from '../import/import-rows.ts';
import { ROW_FORMATS } from '../import/read-rows.ts';
import type { Refusal } from '../import/refusal.ts';
import { json, sharedAnswers } from './describe-answers.ts';
import type { Components } from './describe-call.ts';

/** The response gives reasons for this many refused rows and counts the rest. */
export const TOLD_MAX = 1000;
const MODES = ['replace', 'update', 'delete'] as const satisfies readonly ImportMode[];

const count = z.int().nonnegative();

/** What the address says. Strict: whoever misspells a rehearsal must not get the real thing. */
export const importQuerySchema = z.strictObject({
  kind: z.enum(IMPORT_NAMES as readonly [ImportName]).describe('What the rows are.'),
  mode: z
    .enum(MODES)
    .default('replace')
    .describe('replace: whole records; update: the fields to change; delete: keys. Stock cannot be deleted.'),
  'dry-run': z.enum(['true', 'false']).default('false').describe('Says what would happen, and changes nothing.'),
  map: z
    .string()
    .regex(/^[^,]+=[^,=]*(,[^,]+=[^,=]*)*$/, 'must be pairs like Article=sku, separated by commas')
    .exactOptional()
    .describe('New names for fields: Article=sku,Stock= (without a name: left out).'),
  format: z.enum(ROW_FORMATS).exactOptional().describe('Of the body, where its Content-Type does not say it.'),
});

export const importAnswerSchema = z.object({
  inserted: count,
  updated: count,
  unchanged: count,
  deleted: count.exactOptional(),
  refused: count,
  refusals: z
    .array(z.object({ line: count, field: z.string(), reason: z.string() }) satisfies z.ZodType<Refusal>)
    .max(TOLD_MAX)
    .describe('Why rows were refused, the first thousand of them; no field: the whole row.'),
}) satisfies z.ZodType<ImportSummary & { readonly refusals: readonly Refusal[] }>;

const rows = { type: 'array', items: { type: 'object' }, minItems: 1 };

/** The import as a path of the OpenAPI document. What rows of each kind have is in docs/reference/import.md. */
export function describeImport(all: Components) {
  const answer = json(all.named('ImportAnswer', importAnswerSchema));
  const parameters = Object.entries(importQuerySchema.shape).map(([name, field]) => {
    const { description, ...schema } = all.schemaOf(field);
    return { name, in: name === 'kind' ? 'path' : 'query', required: name === 'kind', description, schema };
  });
  const text = (about: string) => ({ schema: { type: 'string', description: about } });
  const post = {
    ...{ operationId: 'importRows', tags: ['Import'], summary: 'Imports rows of one kind' },
    description: 'A shop without IMPORT_TOKEN takes none, and answers 404.',
    security: [{ importToken: [] }],
    parameters,
    requestBody: {
      required: true,
      content: {
        ...json(rows),
        'application/x-ndjson': text('A row as JSON on each line.'),
        'text/csv': text('A line of names, then a line for each row.'),
      },
    },
    responses: {
      200: { description: 'All rows were taken.', content: answer },
      422: { description: 'Rows were refused; the others were taken.', content: answer },
      ...sharedAnswers([400, 401, 404, 413, 421, 429, 431, 500, 503]),
    },
  };
  return { '/api/import/{kind}': { post } };
}
