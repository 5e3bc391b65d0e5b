import type { RecordKind, ServiceRecords } from './records.ts';
import type { PaymentServiceStore, RecordChange } from './store.ts';

export type When = { readonly dueAt?: number | null; readonly expiresAt?: number | null };

/** Reads the stored records; writes happen together at the end. */
export type Transaction = {
  find<K extends RecordKind>(kind: K, id: string): Promise<ServiceRecords[K] | undefined>;
  /** One that is put in any case and seldom there: the first try does not read it, and cannot commit if it is. */
  findSeldom<K extends RecordKind>(kind: K, id: string): Promise<ServiceRecords[K] | undefined>;
  /** What was read or put before under the same id. */
  put<K extends RecordKind>(kind: K, id: string, value: ServiceRecords[K] | null, when?: When): void;
};

/** More than any number of concurrent writers. */
const TRIES = 1_000;

function toChange<K extends RecordKind>(
  kind: K,
  id: string,
  expectedVersion: number,
  value: ServiceRecords[K] | null,
  { dueAt = null, expiresAt = null }: When,
): RecordChange {
  const change = { kind, id, expectedVersion, value, dueAt, expiresAt };
  return change as RecordChange;
}

function openTransaction(store: PaymentServiceStore, isFirstTry: boolean) {
  const versions = new Map<string, number>();
  const changes = new Map<string, RecordChange>();
  const transaction: Transaction = {
    async find(kind, id) {
      const changed = changes.get(`${kind} ${id}`);
      if (changed) return (changed.value as ServiceRecords[typeof kind] | null) ?? undefined;
      const found = await store.find(kind, id);
      versions.set(`${kind} ${id}`, found?.version ?? 0);
      return found?.value;
    },
    findSeldom: async (kind, id) => (isFirstTry ? undefined : transaction.find(kind, id)),
    put(kind, id, value, when = {}) {
      const key = `${kind} ${id}`;
      changes.set(key, toChange(kind, id, versions.get(key) ?? 0, value, when));
    },
  };
  return { transaction, commit: () => store.commit([...changes.values()]) };
}

/** Runs the work again after losing a race, so it must only read and put. */
export async function transact<T>(store: PaymentServiceStore, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const { transaction, commit } = openTransaction(store, tries === 0);
    const result = await work(transaction);
    if (await commit()) return result;
  }
  throw new Error('The records of payments change too often.');
}
