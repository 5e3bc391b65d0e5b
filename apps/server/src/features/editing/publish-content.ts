import type { Problem } from '../../import/refusal.ts';
import {
  type Content,
  endOpen,
  keepPublished,
  lockContent,
  lockOpen,
  type OpenVersion,
  refuseOpen,
  takeDue,
  tryLockContent,
} from '../../store/content-versions.ts';
import type { Database, Queryable } from '../../store/database.ts';
import { faultOf } from '../../store/database-fault.ts';
import { writeAudit } from '../../store/desk-audit.ts';
import { insideTransaction } from '../../store/inside-transaction.ts';
import type { Store } from '../../store/store.ts';
import { type Poller, pollUntilClosed } from '../../workers/poll-until-closed.ts';
import { EDITED_KINDS, findLive, importOne, isEditedKind, type Name } from './content-kinds.ts';
import type { Audited, Conflict, Refused } from './draft-content.ts';

export type Published = { readonly status: 'DONE'; readonly before: Content | null; readonly after: Content | null };

type ToPublish = Name & { readonly content: Content | null; readonly by: string };

/** An article says when it was last edited. */
const stamped = ({ kind, content }: ToPublish): Content | null =>
  content !== null && kind === 'article' ? { ...content, updatedAt: Math.floor(Date.now() / 1000) } : content;

/** Makes it live and writes down what was live before, in one transaction with what else the caller does in it. */
async function publishIn(db: Database, tx: Queryable, to: ToPublish): Promise<Published | Refused> {
  const inside = insideTransaction(db, tx);
  const before = (await findLive(inside, to)) ?? null;
  const problems = await importOne(inside, to, stamped(to));
  if (problems.length > 0) return { status: 'REFUSED', problems };
  const after = (await findLive(inside, to)) ?? null;
  await keepPublished(tx, { ...to, before, after });
  return { status: 'DONE', before, after };
}

/** Publishes what is being written, in the version that was seen. What the import refuses stays a draft. */
export const publishDraft = (
  db: Database,
  name: Name & { readonly version: number; readonly by: string },
  { audit }: Audited = {},
): Promise<Published | Conflict | Refused> =>
  db.transaction(async (tx): Promise<Published | Conflict | Refused> => {
    await lockContent(tx, name);
    const open = await lockOpen(tx, name);
    if (open?.version !== name.version) return { status: 'CONFLICT', open };
    const published = await publishIn(db, tx, { ...name, content: open.content });
    if (published.status === 'REFUSED') return published;
    await endOpen(tx, name);
    await audit?.(tx, published);
    return published;
  });

/** Publishes a row as it is, without a draft; null: takes it away. A draft that somebody writes meanwhile stays. */
export const publishNow = (db: Database, to: ToPublish, { audit }: Audited = {}): Promise<Published | Refused> =>
  db.transaction(async (tx) => {
    await lockContent(tx, to);
    const published = await publishIn(db, tx, to);
    if (published.status === 'DONE') await audit?.(tx, published);
    return published;
  });

/** Publishes a version of the history again. */
export async function undoTo(
  { db, store }: { readonly db: Database; readonly store: Pick<Store, 'contentVersions'> },
  { id, ...name }: Name & { readonly id: number; readonly by: string },
  audited: Audited = {},
): Promise<Published | Refused | { readonly status: 'NOT_FOUND' }> {
  const version = await store.contentVersions.findPublished(name, id);
  if (!version) return { status: 'NOT_FOUND' };
  return publishNow(db, { ...name, content: version.content }, audited);
}

export const problemWords = (problems: readonly Problem[]): string =>
  problems.map(({ field, reason }) => (field === '' ? reason : `${field}: ${reason}`)).join('\n');

/**
 * Publishes one version whose time has come, of whichever process comes first. What the import refuses stays, with the
 * reason. What cannot be published now is passed over and looked at again later. False: nothing else is due.
 */
export async function publishDue(db: Database): Promise<boolean> {
  const passedOver: number[] = [];
  const failures: unknown[] = [];
  for (;;) {
    let due: OpenVersion | undefined;
    const attempt = db.transaction(async (tx) => {
      due = await takeDue(tx, { kinds: EDITED_KINDS, except: passedOver });
      return due !== undefined && (await publishPlanned(db, tx, due));
    });
    const isPublished = await attempt.catch((error: unknown) => {
      if (!due || faultOf(error) !== undefined) throw error;
      failures.push(error);
      return false;
    });
    if (isPublished) return true;
    if (!due) break;
    passedOver.push(due.id);
  }
  if (failures.length > 0) throw failures[0];
  return false;
}

/** False: somebody publishes the same by hand. */
async function publishPlanned(db: Database, tx: Queryable, due: OpenVersion): Promise<boolean> {
  if (!isEditedKind(due.kind) || !(await tryLockContent(tx, due))) return false;
  const published = await publishIn(db, tx, { ...due, kind: due.kind, by: due.writtenBy });
  if (published.status === 'REFUSED') await refuseOpen(tx, due.id, problemWords(published.problems));
  else {
    const { before, after } = published;
    const subject = { kind: due.kind, id: due.key };
    await endOpen(tx, due);
    await writeAudit(tx, { actor: due.writtenBy, act: 'publish-planned', subject, before, after, key: null });
  }
  return true;
}

const POLL_MS = 5_000;

/** Publishes what is due, in every process that runs. */
export const startPublishing = (db: Database, onError: (error: unknown) => void): Poller =>
  pollUntilClosed(() => publishDue(db), { everyMs: POLL_MS, onError });
