const keys = new WeakMap<object, number>();
let last = 0;

/** A name for a thing, as long as it is the same one. */
export function keyOf(thing: object): number {
  const known = keys.get(thing);
  if (known !== undefined) return known;
  last += 1;
  keys.set(thing, last);
  return last;
}
