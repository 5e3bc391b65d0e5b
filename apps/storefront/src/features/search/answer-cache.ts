export type AnswerCache<T> = { find(query: string): T | undefined; keep(query: string, answer: T): void };

type Limits = { readonly entriesMax: number; readonly ttlMs: number };

/** Cache of responses by query, limited in size and age because prices and stock change. */
export function createAnswerCache<T>({ entriesMax, ttlMs }: Limits, now: () => number = Date.now): AnswerCache<T> {
  const entries = new Map<string, { answer: T; keptAtMs: number }>();
  return {
    find(query) {
      const entry = entries.get(query);
      if (entry && now() - entry.keptAtMs < ttlMs) return entry.answer;
      entries.delete(query);
      return undefined;
    },
    keep(query, answer) {
      entries.delete(query);
      entries.set(query, { answer, keptAtMs: now() });
      const [oldest] = entries.keys();
      if (entries.size > entriesMax && oldest !== undefined) entries.delete(oldest);
    },
  };
}
