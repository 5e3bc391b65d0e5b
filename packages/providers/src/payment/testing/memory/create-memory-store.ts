import { unreachable } from '@wattle/domain/results';
import type { RecordKind, ServiceRecords } from '../../embedded/records.ts';
import type { PaymentServiceStore, RecordChange, StoredRecord } from '../../embedded/store.ts';

type Kept<K extends RecordKind> = StoredRecord<K> & {
  readonly dueAt: number | null;
  readonly expiresAt: number | null;
};
type Tables = { readonly [K in RecordKind]: Map<string, Kept<K>> };

/** Stored values are immutable. */
const copy = <T>(value: T): T => structuredClone(value);

/** Kind and value match, because a change states them together. */
function put<K extends RecordKind>(
  table: Map<string, Kept<K>>,
  { id, expectedVersion, dueAt, expiresAt }: RecordChange,
  value: ServiceRecords[K] | null,
): boolean {
  if (value === null) return table.delete(id);
  table.set(id, { id, version: expectedVersion + 1, value: copy(value), dueAt, expiresAt });
  return true;
}

function apply(tables: Tables, change: RecordChange): boolean {
  switch (change.kind) {
    case 'payment':
      return put(tables.payment, change, change.value);
    case 'partialOrder':
      return put(tables.partialOrder, change, change.value);
    case 'giftCard':
      return put(tables.giftCard, change, change.value);
    case 'answer':
      return put(tables.answer, change, change.value);
    case 'reference':
      return put(tables.reference, change, change.value);
    case 'webhook':
      return put(tables.webhook, change, change.value);
    default:
      return unreachable(change);
  }
}

/** In memory, for tests. */
export function createMemoryPaymentStore(): PaymentServiceStore {
  const tables: Tables = {
    payment: new Map(),
    partialOrder: new Map(),
    giftCard: new Map(),
    answer: new Map(),
    reference: new Map(),
    webhook: new Map(),
  };
  return {
    async find(kind, id) {
      const found = tables[kind].get(id);
      return found && { id, version: found.version, value: copy(found.value) };
    },
    async list(kind, { limit, dueBy }) {
      return [...tables[kind].values()]
        .filter(({ dueAt }) => dueBy === undefined || (dueAt !== null && dueAt <= dueBy))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, limit)
        .map(({ id, version, value }) => ({ id, version, value: copy(value) }));
    },
    async commit(changes) {
      const isAsRead = changes.every(
        ({ kind, id, expectedVersion }) => (tables[kind].get(id)?.version ?? 0) === expectedVersion,
      );
      if (isAsRead) for (const change of changes) apply(tables, change);
      return isAsRead;
    },
    async purge(now) {
      for (const table of Object.values(tables))
        for (const [id, { expiresAt }] of table) if (expiresAt !== null && expiresAt <= now) table.delete(id);
    },
  };
}
