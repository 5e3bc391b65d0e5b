import { isSameValue } from './same-value.ts';

type Items<T> = readonly T[];
type Merge<T> = (one: Items<T>, other: Items<T>) => Items<T>;

/** Merges item by item two lists that came from one: `[from, mine, theirs]`. The order is the one of `merge`. */
export function mergeChanged<T>(
  [from, mine, theirs]: readonly [Items<T>, Items<T>, Items<T>],
  keyOf: (item: T) => string,
  merge: Merge<T>,
): Items<T> {
  const byKey = (items: Items<T>) => new Map(merge(items, []).map((item) => [keyOf(item), item]));
  const [before, left, right] = [byKey(from), byKey(mine), byKey(theirs)];
  const kept = [...new Set([...left.keys(), ...right.keys()])].flatMap((key) =>
    mergeOne(before.get(key), left.get(key), right.get(key), merge),
  );
  return merge(kept, []);
}

function mergeOne<T>(from: T | undefined, mine: T | undefined, theirs: T | undefined, merge: Merge<T>): Items<T> {
  const listOf = (item: T | undefined): Items<T> => (item === undefined ? [] : [item]);
  if (from !== undefined && isSameValue(mine, from)) return listOf(theirs);
  if (from !== undefined && isSameValue(theirs, from)) return listOf(mine);
  return merge(listOf(mine), listOf(theirs));
}
