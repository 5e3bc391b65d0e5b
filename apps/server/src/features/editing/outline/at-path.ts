export type Path = readonly (string | number)[];

/** What is at a place of a value, if there is something. */
export const getAt = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (at, step) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, step)
        ? (at as Readonly<Record<string | number, unknown>>)[step]
        : undefined,
    value,
  );

/** A copy with another value at a place. Objects on the way are made; lists are not. */
export function setAt<T>(value: T, path: Path, next: unknown): T {
  const [step, ...rest] = path;
  if (step === undefined) return next as T;
  if (Array.isArray(value))
    return value.map((item, index) => (index === step ? setAt(item, rest, next) : item)) as unknown as T;
  const fields: Record<string, unknown> = typeof value === 'object' && value !== null ? { ...value } : {};
  const made = setAt(fields[step], rest, next);
  if (made === undefined) delete fields[step];
  else fields[step] = made;
  return fields as T;
}
