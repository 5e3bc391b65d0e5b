import type { RecordKind, ServiceRecords } from './records.ts';

export type StoredRecord<K extends RecordKind> = {
  readonly id: string;
  /** From 1, one more with every change. */
  readonly version: number;
  readonly value: ServiceRecords[K];
};

/** Of one kind of record; a value is JSON. */
export type RecordChange = {
  readonly [K in RecordKind]: {
    readonly kind: K;
    readonly id: string;
    /** What it was when it was read; 0: there was none. */
    readonly expectedVersion: number;
    /** Null: to be removed. */
    readonly value: ServiceRecords[K] | null;
    /** When something has to be done about it. */
    readonly dueAt: number | null;
    /** When it may be forgotten. */
    readonly expiresAt: number | null;
  };
}[RecordKind];

/** Where the payment service keeps its records: one table, and one transaction for each change. */
export type PaymentServiceStore = {
  find<K extends RecordKind>(kind: K, id: string): Promise<StoredRecord<K> | undefined>;
  /** By id. With `dueBy` only those that something is due about at that time. */
  list<K extends RecordKind>(
    kind: K,
    asked: { readonly limit: number; readonly dueBy?: number },
  ): Promise<readonly StoredRecord<K>[]>;
  /** All changes, or none when one of the records is no longer as it was read. True: done. */
  commit(changes: readonly RecordChange[]): Promise<boolean>;
  /** Forgets what may be forgotten. */
  purge(now: number): Promise<void>;
};
