import type { PaymentServiceStore, RecordChange, RecordKind, StoredRecord } from '@wattle/providers/payment';
import type { Database, Queryable } from './database.ts';
import { sqlStateOf } from './database-error.ts';

/** One of the records is no longer as it was read. */
class Outdated extends Error {}

const INSERT = `
  insert into payment_service_records (kind, id, version, value, due_at, expires_at) values ($1, $2, 1, $3, $4, $5)
  on conflict do nothing returning 1`;
/** New records, all or none: one that is there already fails the statement. */
const INSERT_ALL = `
  insert into payment_service_records (kind, id, version, value, due_at, expires_at)
  select r.kind, r.id, 1, r.value, r."dueAt", r."expiresAt"
  from json_to_recordset($1::json) as r (kind text, id text, value json, "dueAt" bigint, "expiresAt" bigint)`;
const UPDATE = `
  update payment_service_records set version = version + 1, value = $3, due_at = $4, expires_at = $5
  where kind = $1 and id = $2 and version = $6 returning 1`;
const DELETE = 'delete from payment_service_records where kind = $1 and id = $2 and version = $3 returning 1';

/** Writes one record; no row comes back when it is no longer as it was read. */
function writePaymentRecord(tx: Queryable, change: RecordChange): Promise<unknown[]> {
  const { kind, id, expectedVersion, value, dueAt, expiresAt } = change;
  if (value === null) return tx.query(DELETE, [kind, id, expectedVersion], 'delete payment record');
  const columns = [kind, id, JSON.stringify(value), dueAt, expiresAt];
  return expectedVersion === 0
    ? tx.query(INSERT, columns, 'insert payment record')
    : tx.query(UPDATE, [...columns, expectedVersion], 'update payment record');
}

/** The same order for everybody, so that nobody waits for each other. */
const byId = (one: RecordChange, other: RecordChange): number =>
  `${one.kind} ${one.id}` < `${other.kind} ${other.id}` ? -1 : 1;

async function commit(db: Database, changes: readonly RecordChange[]): Promise<boolean> {
  if (changes.every(({ expectedVersion, value }) => expectedVersion === 0 && value !== null)) {
    return insertAll(db, changes.toSorted(byId));
  }
  const [only] = changes;
  // a single statement is a transaction of its own
  if (only && changes.length === 1) return (await writePaymentRecord(db, only)).length > 0;
  try {
    await db.transaction(async (tx) => {
      for (const change of changes.toSorted(byId)) {
        if ((await writePaymentRecord(tx, change)).length === 0) throw new Outdated();
      }
    });
    return true;
  } catch (error) {
    if (error instanceof Outdated) return false;
    throw error;
  }
}

const UNIQUE_VIOLATION = '23505';

/** Adds records that are not there yet. */
export const insertPaymentRecords = (tx: Queryable, changes: readonly RecordChange[]): Promise<unknown[]> =>
  tx.query(INSERT_ALL, [JSON.stringify(changes)], 'insert payment records');

/** A payment begins with several records at once, and is the most frequent of changes. */
async function insertAll(db: Database, changes: readonly RecordChange[]): Promise<boolean> {
  try {
    await insertPaymentRecords(db, changes);
    return true;
  } catch (error) {
    if (sqlStateOf(error) === UNIQUE_VIOLATION) return false;
    throw error;
  }
}

/** What the embedded payment service remembers, in the shop's database. */
export function paymentServiceStore(db: Database): PaymentServiceStore {
  return {
    async find<K extends RecordKind>(kind: K, id: string) {
      const sql = 'select id, version, value from payment_service_records where kind = $1 and id = $2';
      const [row] = await db.query<StoredRecord<K>>(sql, [kind, id], 'find payment record');
      return row;
    },
    list<K extends RecordKind>(kind: K, { limit, dueBy }: { readonly limit: number; readonly dueBy?: number }) {
      const due = dueBy === undefined ? '' : 'and due_at <= $3';
      return db.query<StoredRecord<K>>(
        `select id, version, value from payment_service_records where kind = $1 ${due} order by id limit $2`,
        [kind, limit, ...(dueBy === undefined ? [] : [dueBy])],
      );
    },
    commit: (changes) => commit(db, changes),
    async purge(now) {
      await db.query('delete from payment_service_records where expires_at <= $1', [now], 'purge payment records');
    },
  };
}
