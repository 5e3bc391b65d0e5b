import type { RecordKind, ServiceRecords } from './records.ts';

export type StoredRecord<K extends RecordKind> = {
  readonly id: string;
  /** Starts at 1; each change adds 1. */
  readonly version: number;
  readonly value: ServiceRecords[K];
};

/** A change to one record. Values are JSON. */
export type RecordChange = {
  readonly [K in RecordKind]: {
    readonly kind: K;
    readonly id: string;
    /** The version that was read; 0 for a new record. */
    readonly expectedVersion: number;
    /** Null removes the record. */
    readonly value: ServiceRecords[K] | null;
    /** When the record needs attention. */
    readonly dueAt: number | null;
    /** When it may be deleted. */
    readonly expiresAt: number | null;
  };
}[RecordKind];

/** The payment service's storage: one table, one transaction per change. */
export type PaymentServiceStore = {
  find<K extends RecordKind>(kind: K, id: string): Promise<StoredRecord<K> | undefined>;
  /** Ordered by id. With `dueBy`, only records due by then. */
  list<K extends RecordKind>(
    kind: K,
    asked: { readonly limit: number; readonly dueBy?: number },
  ): Promise<readonly StoredRecord<K>[]>;
  /** Saves all changes, or none if a record has changed since it was read. True if saved. */
  commit(changes: readonly RecordChange[]): Promise<boolean>;
  /** Deletes expired records. */
  purge(now: number): Promise<void>;
};
