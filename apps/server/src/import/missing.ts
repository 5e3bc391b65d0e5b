import type { Problem } from './refusal.ts';

/** Problems for ids that do not exist. A `*` in the field name becomes the index in the list. */
export function missing(
  kind: string,
  known: ReadonlySet<string>,
  field: string,
  ids: readonly (string | null)[],
): Problem[] {
  return ids.flatMap((id, index) => {
    if (id === null || known.has(id)) return [];
    return [{ field: field.replace('*', String(index)), reason: `there is no ${kind} '${id}'` }];
  });
}
