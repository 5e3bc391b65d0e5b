import { createHash } from 'node:crypto';
import type { AuditRow } from '@wattle/contract/desk';
import type { Database, Queryable } from './database.ts';

export type AuditInput = {
  /** Who did it: the address they sign in with. */
  readonly actor: string;
  /** Their account, which keeps its name when its address changes; absent: no account did it. */
  readonly sub?: string;
  readonly act: string;
  readonly subject: { readonly kind: string; readonly id: string };
  readonly before: unknown;
  readonly after: unknown;
  /** Of the form that was sent. */
  readonly key: string | null;
};

type Sent = Pick<AuditInput, 'act' | 'subject'> & { readonly key: string };

/** The key of a form that was sent for another subject too. */
const ownKey = ({ act, subject: { kind, id }, key }: Sent): string =>
  `${key}:${createHash('sha256')
    .update(JSON.stringify([act, kind, id]))
    .digest('base64url')}`;

/**
 * Whether a form was sent before, and is done: the same key, act and subject. The first row of a key has it as it is,
 * which is all that the previous release looks for.
 */
export async function isDone(db: Queryable, sent: Sent): Promise<boolean> {
  const { act, subject, key } = sent;
  const found = await db.query(
    `select 1 from desk_audit where key = $5
       or key = $1 and act = $2 and subject_kind = $3 and subject_id = $4`,
    [key, act, subject.kind, subject.id, ownKey(sent)],
    'find desk audit',
  );
  return found.length > 0;
}

/**
 * Writes down what is done in this transaction. False: the same form was sent before for the same act and subject, and
 * what is done now must be undone.
 */
export async function writeAudit(tx: Queryable, input: AuditInput): Promise<boolean> {
  const { key } = input;
  if (await insertRow(tx, input, key)) return true;
  if (key === null || (await isDone(tx, { ...input, key }))) return false;
  return insertRow(tx, input, ownKey({ ...input, key }));
}

async function insertRow(tx: Queryable, input: AuditInput, key: string | null): Promise<boolean> {
  const { actor, sub = null, act, subject, before, after } = input;
  const written = await tx.query(
    `insert into desk_audit (actor, actor_sub, act, subject_kind, subject_id, before, after, key)
     values ($1, $8, $2, $3, $4, $5::jsonb, $6::jsonb, $7) on conflict (key) do nothing returning id`,
    [actor, act, subject.kind, subject.id, json(before), json(after), key, sub],
    'write desk audit',
  );
  return written.length > 0;
}

const json = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value));

const COLUMNS = `id::int, (extract(epoch from at) * 1000)::float8 as at, actor, act, subject_kind as "subjectKind",
  subject_id as "subjectId", before, after`;

export type AuditSearch = {
  /** An address, an act or a subject, from its beginning; empty: everything. */
  readonly query: string;
  /** Only rows before this one. */
  readonly before: number | null;
  readonly limit: number;
};

export function deskAuditStore(db: Database) {
  return {
    /** The newest first. */
    search: ({ query, before, limit }: AuditSearch): Promise<AuditRow[]> =>
      db.query<AuditRow>(
        `select ${COLUMNS} from desk_audit
         where ($1 = '' or starts_with(lower(actor), $1) or starts_with(lower(act), $1)
           or starts_with(lower(subject_id), $1) or lower(subject_kind) = $1)
           and ($2::bigint is null or id < $2) order by id desc limit $3`,
        [query.trim().toLowerCase(), before, limit],
        'search desk audit',
      ),

    /** What was done to one thing, the newest first. */
    listOf: (kind: string, id: string, limit: number): Promise<AuditRow[]> =>
      db.query<AuditRow>(
        `select ${COLUMNS} from desk_audit where subject_kind = $1 and subject_id = $2 order by desk_audit.id desc limit $3`,
        [kind, id, limit],
        'list desk audit',
      ),

    /** Whether somebody was at the desk before. */
    async hasSignedIn(actor: string): Promise<boolean> {
      const sql = `select 1 from desk_audit where lower(actor) = $1 and act = 'sign-in' limit 1`;
      return (await db.query(sql, [actor])).length > 0;
    },

    write: (input: AuditInput): Promise<boolean> => writeAudit(db, input),
  };
}
