export type StoredValue<T> = {
  get(): T;
  set(value: T): void;
  /** Tells of changes made here and in other tabs. */
  subscribe(listener: () => void): () => void;
};

type Page = {
  /** Asking for it can itself be refused. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem'>;
  readonly events: () => Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
};

const BROWSER: Page = { storage: () => localStorage, events: () => window };

/**
 * Something of the shopper's that stays on this device. Storage can be switched off, full or hold anything at all:
 * `parse` makes a value of whatever it finds, and what cannot be kept lasts as long as the page.
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
