/** How a short list is kept in a browser. A list of another version is not understood. */
type StoredList = { readonly version: number; readonly items: readonly unknown[] };

export function writeStoredList(version: number, items: readonly unknown[]): string {
  const stored: StoredList = { version, items };
  return JSON.stringify(stored);
}

/** What a browser kept may be of another time, cut off or written by hand: what cannot be read is not there. */
export function readStoredList<T>(
  text: string | null,
  version: number,
  readItem: (value: unknown) => T | undefined,
): readonly T[] {
  const stored = parseJson(text);
  if (!isStoredList(stored) || stored.version !== version) return [];
  return stored.items.flatMap((value) => readItem(value) ?? []);
}

/** A text that says something, or nothing. */
export function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A named part of what was read, if it has parts at all. */
export function readPart(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function isStoredList(value: unknown): value is StoredList {
  return Array.isArray(readPart(value, 'items'));
}

/** What a kept text says, or nothing when it is not JSON. */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
