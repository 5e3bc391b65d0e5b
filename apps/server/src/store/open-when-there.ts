import { setTimeout as pause } from 'node:timers/promises';
import type { Database, DatabaseOptions } from './database.ts';
import { DatabaseError } from './database-error.ts';
import { faultOf } from './database-fault.ts';
import { openDatabase } from './open-database.ts';

const TRY_AGAIN_MS = 500;
const SAY_AGAIN_MS = 5_000;

export type Waiting = {
  readonly waitMs: number;
  /** Called at once and then every five seconds. */
  readonly onWaiting: (error: DatabaseError, leftMs: number) => void;
};

/**
 * Opens the database, and waits for a server that is not there yet: machines and their database are often started
 * together. A wrong password or name is told at once.
 */
export async function openWhenThere(options: DatabaseOptions, { waitMs, onWaiting }: Waiting): Promise<Database> {
  const until = performance.now() + waitMs;
  for (let saidAt = Number.NEGATIVE_INFINITY; ; ) {
    try {
      return await openDatabase(options);
    } catch (error) {
      const leftMs = until - performance.now();
      if (!isNotThere(error) || leftMs <= 0) throw error;
      if (performance.now() - saidAt >= SAY_AGAIN_MS) {
        saidAt = performance.now();
        onWaiting(error, leftMs);
      }
      await pause(Math.min(TRY_AGAIN_MS, leftMs));
    }
  }
}

const isNotThere = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && error.code === 'DATABASE_UNREACHABLE' && faultOf(error.cause) !== undefined;
