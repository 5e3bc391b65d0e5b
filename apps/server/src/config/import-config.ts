import { z } from 'zod';

export const importSettings = {
  IMPORT_TOKEN: z
    .string()
    .min(32, 'must have 32 characters or more')
    .optional()
    .describe('Who sends it as a bearer token may import over HTTP: POST /api/import/<kind>. Without it nobody may.'),
  IMPORT_MAX_MB: z.coerce.number().int().min(1).max(2000).default(200).describe('Bound of one import over HTTP.'),
};

const MB = 1024 * 1024;

export type ImportConfig = { readonly token: string | undefined; readonly maxBytes: number };

export const importConfigOf = (values: {
  readonly IMPORT_TOKEN?: string | undefined;
  readonly IMPORT_MAX_MB: number;
}): ImportConfig => ({ token: values.IMPORT_TOKEN, maxBytes: values.IMPORT_MAX_MB * MB });
