import type { z } from 'zod';

/** What an index holds is made elsewhere: a record that is not as it should be is left out. */
export function readHits<Schema extends z.ZodType>(schema: Schema, hits: readonly unknown[]): z.output<Schema>[] {
  return hits.flatMap((hit) => {
    const parsed = schema.safeParse(hit);
    return parsed.success ? [parsed.data] : [];
  });
}
