import type { Database, Queryable } from '../store/database.ts';
import { type AuditInput, isDone, writeAudit } from '../store/desk-audit.ts';
import { insideTransaction } from '../store/inside-transaction.ts';
import { createStore, type Store } from '../store/store.ts';

export type Subject = AuditInput['subject'];
export type Change = { readonly before: unknown; readonly after: unknown };
/** What is written down; the subject and the form's key are the act's own unless they are given. */
export type Logged = Change & { readonly subject?: Subject; readonly key?: string | null };

/** What was done, and what the log says of it; null: nothing changed. */
export type Recorded<T> = { readonly result: T; readonly change: Logged | null };

export type ActRecorder = {
  /** Writes down what is done, in the transaction that does it. Throws `DoneBefore` where the same form did it. */
  audit(tx: Queryable, change: Logged): Promise<void>;
  /**
   * Does something and writes it down, both or neither. `work` has the database to itself: it must use only the one it
   * is given, call nobody outside, and may run again after a deadlock. A form that was sent before changes nothing.
   */
  record<T>(work: (store: Store, db: Database) => Promise<Recorded<T>>): Promise<T>;
  /** Whether the same form was sent before, and is done. */
  isDone(): Promise<boolean>;
};

/** The same form was done before: what it did now is undone. */
export class DoneBefore extends Error {
  override readonly name = 'DoneBefore';
}

/** For acts whose `audit` may find that the same form was quicker. */
export function unlessDoneBefore(error: unknown): void {
  if (!(error instanceof DoneBefore)) throw error;
}

type About = Pick<AuditInput, 'actor' | 'sub' | 'act' | 'subject' | 'key'>;

/** Every act of the desk is written down here, with who did it. */
export function recordActs(db: Database, about: About): ActRecorder {
  return {
    async audit(tx, change) {
      if (!(await writeAudit(tx, { ...about, ...change }))) throw new DoneBefore();
    },
    async record(work) {
      let done: Awaited<ReturnType<typeof work>> | undefined;
      try {
        return await db.transaction(async (tx) => {
          const inside = insideTransaction(db, tx);
          done = await work(createStore(inside), inside);
          if (done.change && !(await writeAudit(tx, { ...about, ...done.change }))) throw new DoneBefore();
          return done.result;
        });
      } catch (error) {
        if (error instanceof DoneBefore && done) return done.result;
        throw error;
      }
    },
    isDone: async () => about.key !== null && isDone(db, { ...about, key: about.key }),
  };
}
