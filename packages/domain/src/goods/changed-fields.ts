/** One field of a record that differs: where, and what it was and is. undefined: not there. */
export type ChangedField = { readonly field: string; readonly before: unknown; readonly after: unknown };

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lists are as long as what they are compared with, or one change as a whole. */
const isSameLength = (before: readonly unknown[], after: readonly unknown[]): boolean => before.length === after.length;

/** What differs between two values, by the smallest field that does: `prices.0.price`, `blGroup.enableWarranty`. */
export function changedFields(before: unknown, after: unknown, field = ''): ChangedField[] {
  if (Object.is(before, after)) return [];
  const inside = (key: string | number): string => (field === '' ? String(key) : `${field}.${key}`);
  if (Array.isArray(before) && Array.isArray(after) && isSameLength(before, after)) {
    return before.flatMap((one, at) => changedFields(one, after[at], inside(at)));
  }
  if (isFields(before) && isFields(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => changedFields(before[key], after[key], inside(key)));
  }
  return JSON.stringify(before) === JSON.stringify(after) ? [] : [{ field, before, after }];
}
