import type { PaymentServiceStore, RecordChange, RecordKind, StoredRecord } from '@wattle/providers/payment';
import type { Database, Queryable } from './database.ts';
import { sqlStateOf } from './database-error.ts';

/** One of the records is no longer as it was read. */
class Outdated extends Error {}

/** New records, all or none: one that is there already fails the statement. In one order, as below. */
const INSERT_ALL = `
  insert into payment_service_records (kind, id, version, value, due_at, expires_at)
  select r.kind, r.id, 1, r.value, r."dueAt", r."expiresAt"
  from json_to_recordset($1::json) as r (kind text, id text, value json, "dueAt" bigint, "expiresAt" bigint)
  order by r.kind, r.id`;
/**
 * A row for each record that was as it was read. In one order for everybody, so that nobody waits for each other. From
 * arrays, of which the planner expects few rows: it would read all records for those of a JSON text.
 */
const CHANGE_ALL = `
  with wanted as materialized (
    select * from unnest((select $1::text[]), (select $2::text[]), (select $3::int[]), (select $4::text[]),
      (select $5::bigint[]), (select $6::bigint[])) as w (kind, id, version, value, due_at, expires_at)),
  locked as materialized (
    select w.* from wanted w join payment_service_records s using (kind, id) where s.version = w.version
    order by kind, id for update of s),
  removed as (
    delete from payment_service_records s using locked l where s.kind = l.kind and s.id = l.id and l.value is null
    returning 1),
  changed as (
    update payment_service_records s
    set version = s.version + 1, value = l.value::json, due_at = l.due_at, expires_at = l.expires_at
    from locked l where s.kind = l.kind and s.id = l.id and l.value is not null
    returning 1),
  added as (
    insert into payment_service_records (kind, id, version, value, due_at, expires_at)
    select kind, id, 1, value::json, due_at, expires_at from wanted where version = 0 order by kind, id
    on conflict do nothing returning 1)
  select 1 from removed union all select 1 from changed union all select 1 from added`;

const columnsOf = (changes: readonly RecordChange[]): unknown[][] => [
  changes.map(({ kind }) => kind),
  changes.map(({ id }) => id),
  changes.map(({ expectedVersion }) => expectedVersion),
  changes.map(({ value }) => value && JSON.stringify(value)),
  changes.map(({ dueAt }) => dueAt),
  changes.map(({ expiresAt }) => expiresAt),
];

async function commit(db: Database, changes: readonly RecordChange[]): Promise<boolean> {
  if (changes.every(({ expectedVersion, value }) => expectedVersion === 0 && value !== null)) {
    return insertAll(db, changes);
  }
  try {
    await db.transaction(async (tx) => {
      const done = await tx.query(CHANGE_ALL, columnsOf(changes), 'change payment records');
      if (done.length < changes.length) throw new Outdated();
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
