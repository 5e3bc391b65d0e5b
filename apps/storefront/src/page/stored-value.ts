export type StoredValue<T> = {
  get(): T;
  set(value: T): void;
  /** Notifies of changes in this and other tabs. */
  subscribe(listener: () => void): () => void;
};

type Page = {
  /** Accessing storage can throw. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly events: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

const BROWSER: Page = { storage: () => localStorage, events: () => window };

/**
 * A value stored on this device. Storage can be disabled, full or hold anything: `parse` turns whatever it finds into a
 * value, and unsaved values last as long as the page.
 */
export function createStoredValue<T>(key: string, parse: (text: string | null) => T, page = BROWSER): StoredValue<T> {
  const listeners = new Set<() => void>();
  let text: string | null = null;
  let current = parse(null);
  let isKept = true;
  const readText = (): string | null => {
    try {
      return isKept ? page.storage().getItem(key) : text;
    } catch {
      return text;
    }
  };
  return {
    get() {
      const stored = readText();
      if (stored !== text) {
        text = stored;
        current = parse(stored);
      }
      return current;
    },
    set(value) {
      text = JSON.stringify(value);
      current = value;
      try {
        page.storage().setItem(key, text);
        isKept = true;
      } catch {
        isKept = false;
      }
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      const events = page.events();
      events.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        events.removeEventListener('storage', listener);
      };
    },
  };
}
