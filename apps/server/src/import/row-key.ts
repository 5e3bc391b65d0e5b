import type { Fields } from './import-kind.ts';

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields of a row that has its key; otherwise which part of the key is missing. */
export function readKeyed(
  value: unknown,
  keyFields: readonly string[],
): { readonly fields: Fields } | { readonly missing: string } {
  if (!isFields(value)) return { missing: keyFields[0] ?? '' };
  const missing = keyFields.find((field) => typeof value[field] !== 'string' || value[field] === '');
  return missing === undefined ? { fields: value } : { missing };
}

/** Changes nested fields one by one; a list is replaced as a whole. */
export function mergeFields(stored: Fields, given: Fields): Fields {
  const merged: Record<string, unknown> = { ...stored };
  for (const [name, value] of Object.entries(given)) {
    const old = merged[name];
    merged[name] = isFields(old) && isFields(value) ? mergeFields(old, value) : value;
  }
  return merged;
}
