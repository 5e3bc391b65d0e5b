import type { Problem } from '../../import/refusal.ts';
import { type Content, endOpen, findOpen, type OpenVersion, planOpen, saveOpen } from '../../store/content-versions.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { rehearse } from '../../store/rehearse.ts';
import { findLive, importOne, type Name } from './content-kinds.ts';

/** Writes down what is done, in the transaction that does it. */
export type Audited = {
  audit?(tx: Queryable, change: { readonly before: unknown; readonly after: unknown }): Promise<void>;
};

export type Conflict = { readonly status: 'CONFLICT'; readonly open: OpenVersion | undefined };
export type Refused = { readonly status: 'REFUSED'; readonly problems: readonly Problem[] };

/** The database stores neither of these. */
const UNSTORABLE = /(?:^|[^\\])(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/i;

export type DraftInput = Name & {
  readonly content: Content | null;
  /** The version it is based on; 0 for a new one. */
  readonly version: number;
  readonly by: string;
};
export type DraftSaved = { readonly status: 'DONE'; readonly version: number } | Conflict | Refused;

/** Saves a draft, valid or not. If another editor saved first, returns their version. */
export async function saveDraft(db: Database, input: DraftInput, { audit }: Audited = {}): Promise<DraftSaved> {
  if (UNSTORABLE.test(JSON.stringify(input.content)))
    return { status: 'REFUSED', problems: [{ field: '', reason: 'must be plain text' }] };
  return db.transaction(async (tx) => {
    const before = audit && (await findOpen(tx, input))?.content;
    const version = await saveOpen(tx, input);
    if (version === undefined) return { status: 'CONFLICT' as const, open: await findOpen(tx, input) };
    await audit?.(tx, { before: before ?? null, after: input.content });
    return { status: 'DONE' as const, version };
  });
}

type Chosen = Name & { readonly version: number };

/** Throws away what is being written. What is live stays. */
export const discardDraft = (
  db: Database,
  name: Chosen,
  { audit }: Audited = {},
): Promise<{ readonly status: 'DONE' } | Conflict> =>
  db.transaction(async (tx) => {
    const open = await findOpen(tx, name);
    if (!(await endOpen(tx, name))) return { status: 'CONFLICT' as const, open };
    await audit?.(tx, { before: open?.content ?? null, after: null });
    return { status: 'DONE' as const };
  });

/** What the import would refuse, by field. */
export const checkContent = (db: Database, name: Name, content: Content | null): Promise<Problem[]> =>
  rehearse(db, (rehearsed) => importOne(rehearsed, name, content));

/** Lets it go out by itself at a time; null: not by itself. What could not go out now cannot be planned. */
export async function planDraft(
  db: Database,
  name: Chosen & { readonly publishAt: number | null },
  { audit }: Audited = {},
): Promise<{ readonly status: 'DONE' } | Conflict | Refused> {
  const open = await findOpen(db, name);
  if (!open || open.version !== name.version) return { status: 'CONFLICT', open };
  const problems = name.publishAt === null ? [] : await checkContent(db, name, open.content);
  if (problems.length > 0) return { status: 'REFUSED', problems };
  return db.transaction(async (tx) => {
    if (!(await planOpen(tx, name))) return { status: 'CONFLICT' as const, open: await findOpen(tx, name) };
    await audit?.(tx, { before: { publishAt: open.publishAt }, after: { publishAt: name.publishAt } });
    return { status: 'DONE' as const };
  });
}

/** What is live and what is being written. */
export async function loadContent(db: Database, name: Name) {
  const [live, open] = [await findLive(db, name), await findOpen(db, name)];
  return { live: live ?? null, open: open ?? null };
}
