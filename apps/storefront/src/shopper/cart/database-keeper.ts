import { CART_DATABASE } from '@wattle/contract';
import type { CartKeeper, TextChange } from './cart-keeper.ts';

const { name: DATABASE, store: STORE_NAME, key: KEY } = CART_DATABASE;

/** A database that has not opened by then counts as refused: Safari sometimes never answers, and a delete may block it. */
const OPEN_MS = 5000;

/**
 * The cart in IndexedDB, whose transactions are serialised across tabs. `localStorage` has nothing like it: even under
 * a lock, a tab may read a value that another has already overwritten.
 */
export function createDatabaseKeeper(factory: () => IDBFactory = () => indexedDB): CartKeeper {
  let opened: Promise<IDBDatabase> | null = null;
  const open = (): Promise<IDBDatabase> => {
    opened ??= openDatabase(factory(), () => {
      opened = null;
    });
    return opened;
  };
  return {
    async read() {
      const objectStore = (await open()).transaction(STORE_NAME, 'readonly').objectStore(STORE_NAME);
      return textOf(await settled(objectStore.get(KEY)));
    },
    async change(work) {
      try {
        return await changeIn(await open(), work);
      } catch {
        // the browser may have closed the connection: once more with a new one
        opened = null;
        return changeIn(await open(), work);
      }
    },
  };
}

function openDatabase(factory: IDBFactory, onGone: () => void): Promise<IDBDatabase> {
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE_NAME);
  request.onsuccess = () => {
    // another tab upgrades the database, or the browser closed it: the next use reopens it
    request.result.onversionchange = () => {
      request.result.close();
      onGone();
    };
    request.result.onclose = onGone;
  };
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The database does not open.')), OPEN_MS);
    settled(request).then(resolve, reject);
  });
}

function changeIn<T>(database: IDBDatabase, work: (text: string | null) => TextChange<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(STORE_NAME, 'readwrite');
    const objectStore = transaction.objectStore(STORE_NAME);
    const request = objectStore.get(KEY);
    let value: T;
    request.onsuccess = () => {
      // an exception here aborts the transaction
      const change = work(textOf(request.result));
      value = change.value;
      if (change.text !== null) objectStore.put(change.text, KEY);
    };
    transaction.oncomplete = () => resolve(value);
    transaction.onabort = () => reject(transaction.error ?? new Error('The cart could not be kept.'));
  });
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });
}

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);
