/** Where this browser keeps the order that it began and has not finished; all tabs share it. */
export const ATTEMPT_STORAGE = 'wattle.open-attempt';

/** The key of that order, which calls carry so that what it holds is not counted against its shopper; null: none. */
export function openAttemptKey(storage: () => Pick<Storage, 'getItem'> = () => localStorage): string | null {
  try {
    const { key } = Object(JSON.parse(storage().getItem(ATTEMPT_STORAGE) ?? 'null'));
    return typeof key === 'string' ? key : null;
  } catch {
    return null;
  }
}
