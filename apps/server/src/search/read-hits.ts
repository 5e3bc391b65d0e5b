import type { z } from 'zod';

/** A hit that comes again is not checked again: the embedded engine gives the same object until its record changes. */
const read = new WeakMap<z.ZodType, WeakMap<object, unknown>>();

/** Parses hits, which may come from an external service. Invalid records are left out. */
export function readHits<Schema extends z.ZodType>(schema: Schema, hits: readonly object[]): z.output<Schema>[] {
  const known = read.get(schema) ?? new WeakMap<object, z.output<Schema>>();
  read.set(schema, known);
  return hits.flatMap((hit) => {
    // the schema is the key, so what is kept under it is its output
    const kept = known.get(hit) as z.output<Schema> | undefined;
    if (kept !== undefined) return [kept];
    const parsed = schema.safeParse(hit);
    if (!parsed.success) return [];
    known.set(hit, parsed.data);
    return [parsed.data];
  });
}
