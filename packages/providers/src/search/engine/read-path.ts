/** The values at a path, flattening arrays along the way: `variants.code`. */
export function readPath(record: unknown, path: readonly string[], from = 0): unknown[] {
  if (record === undefined || record === null) return [];
  if (Array.isArray(record)) return record.flatMap((item) => readPath(item, path, from));
  const key = path[from];
  if (key === undefined) return [record];
  return typeof record === 'object' ? readPath((record as Record<string, unknown>)[key], path, from + 1) : [];
}

/** The first value at a path, used for sorting. */
export const readFirst = (record: unknown, path: readonly string[]): unknown => readPath(record, path)[0];
