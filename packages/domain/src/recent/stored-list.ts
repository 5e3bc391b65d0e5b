/** The storage format of a short list. Other versions are ignored. */
type StoredList = { readonly version: number; readonly items: readonly unknown[] };

export function writeStoredList(version: number, items: readonly unknown[]): string {
  const stored: StoredList = { version, items };
  return JSON.stringify(stored);
}

/** Stored data may be outdated, truncated or edited by hand, so anything invalid is dropped. */
export function readStoredList<T>(
  text: string | null,
  version: number,
  readItem: (value: unknown) => T | undefined,
): readonly T[] {
  const stored = parseJson(text);
  if (!isStoredList(stored) || stored.version !== version) return [];
  return stored.items.flatMap((value) => readItem(value) ?? []);
}

/** Non-empty text, or undefined. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A property of an untyped value, if it is an object. */
export function readPart(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isStoredList(value: unknown): value is StoredList {
  return Array.isArray(readPart(value, 'items'));
}

/** Parses stored JSON; undefined when it is invalid. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
