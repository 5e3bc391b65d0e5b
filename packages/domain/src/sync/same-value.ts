/** Whether two plain values say the same, however their fields are ordered. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const left = fieldsOf(one);
  const right = fieldsOf(other);
  return left.size === right.size && [...left].every(([name, value]) => isSameValue(value, right.get(name)));
}

/** A field that is undefined does not travel, so it is none. */
const fieldsOf = (value: object): ReadonlyMap<string, unknown> =>
  new Map(Object.entries(value).filter(([, field]) => field !== undefined));
