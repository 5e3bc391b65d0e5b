/** Deeper than any record, and less than what makes a schema or the database give up. */
const DEPTH_MAX = 100;
/** Sets what an object inherits instead of a field of it. */
const NO_NAME = '__proto__';
/** The database takes neither in a text: not in a record, and not in the list of what was refused. */
export const UNKEPT = 'has a character that cannot be stored (NUL or half of a pair)';
export const hasUnkept = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

export type ReadJson = { readonly value: unknown } | { readonly problem: string };

/** JSON of a file that anybody may have written. */
export function readJson(text: string): ReadJson {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: 'is not JSON' };
  }
  const problem = problemOf(value);
  return problem === undefined ? { value } : { problem };
}

/** Level by level, because a call for each would overflow the stack. */
function problemOf(value: unknown): string | undefined {
  let level: unknown[] = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEPTH_MAX) return `is nested deeper than ${DEPTH_MAX} levels`;
    const next: unknown[] = [];
    for (const one of level) {
      if (typeof one === 'string' && hasUnkept(one)) return UNKEPT;
      if (typeof one !== 'object' || one === null) continue;
      if (Object.hasOwn(one, NO_NAME)) return `has a field ${NO_NAME}`;
      for (const [name, inner] of Object.entries(one)) {
        if (hasUnkept(name)) return UNKEPT;
        if (typeof inner === 'string' || (typeof inner === 'object' && inner !== null)) next.push(inner);
      }
    }
    level = next;
  }
  return undefined;
}
