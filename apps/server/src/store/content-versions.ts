import { isDeepStrictEqual } from 'node:util';
import type { Database, Queryable } from './database.ts';

export type Content = Readonly<Record<string, unknown>>;
/** Which piece of content: `article home`. */
export type ContentName = { readonly kind: string; readonly key: string };

/** What is being written. Times are milliseconds. */
export type OpenVersion = ContentName & {
  readonly id: number;
  /** null: it is to be taken away. */
  readonly content: Content | null;
  readonly state: 'draft' | 'scheduled';
  readonly version: number;
  readonly publishAt: number | null;
  readonly problem: string | null;
  readonly writtenBy: string;
  readonly writtenAt: number;
};

/** What was published. The newest is live, unless something else changed it since. */
export type PublishedVersion = {
  readonly id: number;
  readonly content: Content | null;
  readonly writtenBy: string;
  readonly publishedAt: number;
};

/** Who wrote what was live before anybody edited it here. */
export const IMPORTED = 'import';

const ms = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;
const OPEN = `id::int, kind, key, content, state, version::int, ${ms('publish_at')} as "publishAt", problem,
  written_by as "writtenBy", ${ms('written_at')} as "writtenAt"`;
const PUBLISHED = `id::int, content, written_by as "writtenBy", ${ms('published_at')} as "publishedAt"`;
const IS_OPEN = `kind = $1 and key = $2 and state <> 'published'`;

type Written = ContentName & { readonly content: Content | null; readonly by: string };

/** Until the transaction ends, nobody else publishes the same. */
export const lockContent = (tx: Queryable, { kind, key }: ContentName): Promise<unknown> =>
  tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`content ${kind} ${key}`], 'lock content');

/** False: somebody else is publishing the same. */
export async function tryLockContent(tx: Queryable, { kind, key }: ContentName): Promise<boolean> {
  const sql = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as "isMine"';
  const [row] = await tx.query<{ isMine: boolean }>(sql, [`content ${kind} ${key}`], 'try to lock content');
  return row?.isMine ?? false;
}

export async function findOpen(db: Queryable, { kind, key }: ContentName): Promise<OpenVersion | undefined> {
  const sql = `select ${OPEN} from content_versions where ${IS_OPEN}`;
  return (await db.query<OpenVersion>(sql, [kind, key], 'find open content'))[0];
}

/** The same, and nobody saves it until the transaction ends. */
export async function lockOpen(tx: Queryable, { kind, key }: ContentName): Promise<OpenVersion | undefined> {
  const sql = `select ${OPEN} from content_versions where ${IS_OPEN} for update`;
  return (await tx.query<OpenVersion>(sql, [kind, key], 'lock open content'))[0];
}

/**
 * Saves over the version that it was made from; 0: there was none. Its new number, or undefined when another was saved
 * meanwhile. What the import refused is a plain draft again: it must not go out by being mended.
 */
export async function saveOpen(
  tx: Queryable,
  { kind, key, content, by, version }: Written & { readonly version: number },
): Promise<number | undefined> {
  const values = [kind, key, content === null ? null : JSON.stringify(content), by];
  const [saved] =
    version === 0
      ? await tx.query<{ version: number }>(
          `insert into content_versions (kind, key, content, state, written_by) values ($1, $2, $3::jsonb, 'draft', $4)
           on conflict (kind, key) where state <> 'published' do nothing returning version::int`,
          values,
          'begin open content',
        )
      : await tx.query<{ version: number }>(
          `update content_versions set content = $3::jsonb, written_by = $4, written_at = now(),
             version = nextval('content_version_numbers'), problem = null,
             state = case when problem is null then state else 'draft' end,
             publish_at = case when problem is null then publish_at end
           where ${IS_OPEN} and version = $5 returning version::int`,
          [...values, version],
          'save open content',
        );
  return saved?.version;
}

/** False: another version was saved meanwhile. */
export async function planOpen(
  tx: Queryable,
  { kind, key, version, publishAt }: ContentName & { readonly version: number; readonly publishAt: number | null },
): Promise<boolean> {
  const rows = await tx.query(
    `update content_versions set state = case when $4::float8 is null then 'draft' else 'scheduled' end,
       publish_at = to_timestamp($4::float8 / 1000), problem = null
     where ${IS_OPEN} and version = $3 returning id`,
    [kind, key, version, publishAt],
    'plan open content',
  );
  return rows.length > 0;
}

/** False: another version was saved meanwhile, or it is gone. */
export async function endOpen(
  tx: Queryable,
  { kind, key, version }: ContentName & { readonly version: number },
): Promise<boolean> {
  const sql = `delete from content_versions where ${IS_OPEN} and version = $3 returning id`;
  return (await tx.query(sql, [kind, key, version], 'end open content')).length > 0;
}

/** The next version whose time has come, locked: of several processes each takes another. */
export async function takeDue(
  tx: Queryable,
  { kinds, except }: { readonly kinds: readonly string[]; readonly except: readonly number[] },
): Promise<OpenVersion | undefined> {
  const [due] = await tx.query<OpenVersion>(
    `select ${OPEN} from content_versions
     where state = 'scheduled' and problem is null and publish_at <= now() and kind = any($1) and id <> all($2::bigint[])
     order by publish_at, id limit 1 for update skip locked`,
    [kinds, except],
    'take due content',
  );
  return due;
}

export const refuseOpen = (tx: Queryable, id: number, problem: string): Promise<unknown> =>
  tx.query('update content_versions set problem = $2 where id = $1', [id, problem], 'refuse open content');

/** Writes down what is live now and, unless it is there, what was live before. */
export async function keepPublished(
  tx: Queryable,
  { kind, key, before, after, by }: ContentName & { before: Content | null; after: Content | null; by: string },
): Promise<void> {
  const newest = `select ${PUBLISHED} from content_versions where kind = $1 and key = $2 and state = 'published'
    order by id desc limit 1`;
  const [last] = await tx.query<PublishedVersion>(newest, [kind, key], 'find newest content');
  const add = (content: Content | null, writer: string) =>
    tx.query(
      `insert into content_versions (kind, key, content, state, written_by, published_at)
       values ($1, $2, $3::jsonb, 'published', $4, now())`,
      [kind, key, content === null ? null : JSON.stringify(content), writer],
      'keep published content',
    );
  if (before !== null && !isDeepStrictEqual(last?.content, before)) await add(before, IMPORTED);
  await add(after, by);
}

export function contentVersionStore(db: Database) {
  return {
    /** The newest first. */
    listPublished: ({ kind, key }: ContentName, limit: number): Promise<PublishedVersion[]> =>
      db.query<PublishedVersion>(
        `select ${PUBLISHED} from content_versions where kind = $1 and key = $2 and state = 'published'
         order by content_versions.id desc limit $3`,
        [kind, key, limit],
        'list published content',
      ),

    /** Everything of a kind that was published, the newest first. */
    listPublishedOf: (kind: string, limit: number): Promise<(PublishedVersion & { readonly key: string })[]> =>
      db.query<PublishedVersion & { readonly key: string }>(
        `select key, ${PUBLISHED} from content_versions where kind = $1 and state = 'published'
         order by content_versions.id desc limit $2`,
        [kind, limit],
        'list published content of a kind',
      ),

    async findPublished({ kind, key }: ContentName, id: number): Promise<PublishedVersion | undefined> {
      const sql = `select ${PUBLISHED} from content_versions
        where kind = $1 and key = $2 and state = 'published' and content_versions.id = $3`;
      return (await db.query<PublishedVersion>(sql, [kind, key, id], 'find published content'))[0];
    },

    findOpen: (name: ContentName): Promise<OpenVersion | undefined> => findOpen(db, name),

    /** All that is being written, or waits to go out. */
    listOpen: (): Promise<OpenVersion[]> =>
      db.query<OpenVersion>(
        `select ${OPEN} from content_versions where state <> 'published' order by kind, key`,
        [],
        'list open content',
      ),
  };
}
