import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';
import { type DatabaseFault, DatabaseUnavailable, faultOf } from './database-fault.ts';
import { inTime } from './in-time.ts';
import { tryWriting } from './inspect.ts';

const HEARTBEAT_MS = 2_000;
const LOOK_AGAIN_MS = 500;
/** Half seconds that the database may take over the simplest question. */
const ANSWER_STEPS = 6;
/** A database that refused to write is trusted again after so long without another such fault. */
const QUIET_MS = 5_000;

export type WatchTimes = { readonly heartbeatMs?: number; readonly lookAgainMs?: number; readonly quietMs?: number };

type WriteFault = Exclude<DatabaseFault, 'AWAY' | 'BUSY'>;

export type DatabaseWatch = {
  /** The same database. While it is away its work fails at once, with DatabaseUnavailable. */
  readonly database: Database;
  /** Whether it can be read and written now. */
  isReady(): Promise<boolean>;
};

export type DatabaseListeners = {
  /** Called for every fault. */
  readonly onFault: (fault: DatabaseFault, error: unknown) => void;
  readonly onRecovered: (fault: DatabaseFault) => void;
};

/**
 * Notices when the database is away or out of resources, and when it is back. Requests then fail at once instead of
 * each waiting for a connection of its own.
 */
export function watchDatabase(
  inner: Database,
  { onFault, onRecovered }: DatabaseListeners,
  { heartbeatMs = HEARTBEAT_MS, lookAgainMs = LOOK_AGAIN_MS, quietMs = QUIET_MS }: WatchTimes = {},
): DatabaseWatch {
  const pending = new Set<(error: Error) => void>();
  let isAway = false;
  /** Why it does not write. It is read all the same. */
  let refuses: WriteFault | undefined;
  let refusedAt = 0;
  let wroteAt = Number.NEGATIVE_INFINITY;
  let writing: Promise<boolean> | undefined;
  let looking: Promise<void> | undefined;
  let isClosed = false;

  /** Looks until the database answers again. */
  const lookForAnswer = async (): Promise<void> => {
    while (!isClosed && !(await answers(inner))) {
      if (!isAway) inner.link.drop('all');
      isAway = true;
      for (const reject of pending) reject(new DatabaseUnavailable('AWAY'));
      await pause(lookAgainMs, undefined, { ref: false });
    }
    if (isAway) onRecovered('AWAY');
    isAway = false;
  };
  const look = (): Promise<void> => {
    looking ??= lookForAnswer().finally(() => {
      looking = undefined;
    });
    return looking;
  };
  const write = (): Promise<void> => inTime(tryWriting(inner), ANSWER_STEPS);
  /** Tries until it writes again. */
  const waitForWrites = async (fault: WriteFault): Promise<void> => {
    while (!isClosed) {
      await pause(lookAgainMs, undefined, { ref: false });
      // the address may belong to another server by now
      if (refuses === 'READ_ONLY') inner.link.drop('idle');
      if (performance.now() - refusedAt < quietMs) continue;
      // why it failed was logged the first time
      const isDone = await write().then(
        () => true,
        () => false,
      );
      if (isDone) break;
    }
    refuses = undefined;
    onRecovered(fault);
  };
  const report = (fault: DatabaseFault, error: unknown): void => {
    if (isClosed) return;
    onFault(fault, error);
    if (fault === 'AWAY') return void look();
    if (fault === 'BUSY') return;
    refusedAt = performance.now();
    if (refuses === undefined) void waitForWrites(fault);
    refuses = fault;
  };
  /** Asked for readiness, at most once in a heartbeat. */
  const isWriting = (): Promise<boolean> => {
    if (performance.now() - wroteAt < heartbeatMs) return Promise.resolve(true);
    writing ??= write()
      .then(
        () => {
          wroteAt = performance.now();
          return true;
        },
        (error: unknown) => {
          // a pool without a free connection is no fault of the database, but we are not ready
          if (!(error instanceof DatabaseUnavailable)) report(faultOf(error) ?? 'READ_ONLY', error);
          return false;
        },
      )
      .finally(() => {
        writing = undefined;
      });
    return writing;
  };

  /** Runs some work unless the database is away, and gives it up when the database goes away meanwhile. */
  const guard = async <T>(work: () => Promise<T>): Promise<T> => {
    if (isAway) throw new DatabaseUnavailable('AWAY');
    const { promise, reject, resolve } = Promise.withResolvers<T>();
    pending.add(reject);
    work().then(resolve, reject);
    try {
      return await promise;
    } catch (error) {
      const fault = faultOf(error);
      if (fault === undefined || error instanceof DatabaseUnavailable) throw error;
      report(fault, error);
      throw new DatabaseUnavailable(fault, { cause: error });
    } finally {
      pending.delete(reject);
    }
  };

  inner.link.limit();
  // a server that hangs gives no error
  const heartbeat = inner.kind === 'server' ? setInterval(look, heartbeatMs).unref() : undefined;
  return {
    database: {
      kind: inner.kind,
      query: (sql, params, name) => guard(() => inner.query(sql, params, name)),
      run: (script) => guard(() => inner.run(script)),
      transaction: (work) => guard(() => inner.transaction(work)),
      session: (work) => guard(() => inner.session(work)),
      listen: (channel, heard) => inner.listen(channel, heard),
      link: inner.link,
      close: () => {
        isClosed = true;
        clearInterval(heartbeat);
        return inner.close();
      },
    },
    isReady: async () => !isAway && refuses === undefined && (await answers(inner)) && (await isWriting()),
  };
}

/** Whether the database answers the simplest question in time. */
const answers = (database: Database): Promise<boolean> =>
  inTime(database.link.check(), ANSWER_STEPS).then(
    () => true,
    () => false,
  );
