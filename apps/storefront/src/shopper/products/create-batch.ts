type Waiting<T> = { readonly resolve: (value: T | undefined) => void; readonly reject: (error: unknown) => void };

export type BatchSettings<T> = {
  /** Loads these ids, without unknown ones. */
  readonly load: (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>;
  readonly windowMs?: number;
  readonly size?: number;
};

/** [C-9-18] The specification leaves window and size to the shop. */
const WINDOW_MS = 10;
const SIZE = 50;

/** Batches requests from several parts of a page: each id once, at most 50 per call [C-9-18]. */
export function createBatch<T>({ load, windowMs = WINDOW_MS, size = SIZE }: BatchSettings<T>) {
  let waiting = new Map<string, Waiting<T>[]>();

  const send = (): void => {
    const asked = [...waiting];
    waiting = new Map();
    for (let from = 0; from < asked.length; from += size) void answer(load, asked.slice(from, from + size));
  };

  const askOne = (id: string): Promise<T | undefined> =>
    new Promise((resolve, reject) => {
      if (waiting.size === 0) setTimeout(send, windowMs);
      waiting.set(id, [...(waiting.get(id) ?? []), { resolve, reject }]);
    });

  return async (ids: readonly string[], signal?: AbortSignal): Promise<ReadonlyMap<string, T>> => {
    signal?.throwIfAborted();
    const asked = [...new Set(ids)];
    const values = await Promise.all(asked.map(askOne));
    signal?.throwIfAborted();
    const found = new Map<string, T>();
    for (const [index, id] of asked.entries()) {
      const value = values[index];
      if (value !== undefined) found.set(id, value);
    }
    return found;
  };
}

async function answer<T>(load: BatchSettings<T>['load'], asked: readonly (readonly [string, readonly Waiting<T>[]])[]) {
  try {
    const found = await load(asked.map(([id]) => id));
    for (const [id, waiters] of asked) for (const { resolve } of waiters) resolve(found.get(id));
  } catch (error) {
    for (const [, waiters] of asked) for (const { reject } of waiters) reject(error);
  }
}
