import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from './database.ts';
import { type DatabaseFault, DatabaseUnavailable, faultOf } from './database-fault.ts';
import { hasRoom, isAnswering } from './inspect.ts';

const HEARTBEAT_MS = 2_000;
const LOOK_AGAIN_MS = 500;
/** How long the database may take over the simplest question. Counted in steps: a busy process is late for only one. */
const ANSWER_STEPS = 6;
const STEP_MS = 500;
/** A database that ran out of something is trusted again after so long without another such fault. */
const QUIET_MS = 5_000;

export type WatchTimes = { readonly heartbeatMs?: number; readonly lookAgainMs?: number; readonly quietMs?: number };

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
  let isExhausted = false;
  let exhaustedAt = 0;
  let looking: Promise<void> | undefined;
  let isClosed = false;

  /** Looks until the database answers again. */
  const lookForAnswer = async (): Promise<void> => {
    while (!isClosed && !(await answers(inner))) {
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
  /** Tries until there is room to write again. */
  const waitForRoom = async (): Promise<void> => {
    while (!isClosed) {
      await pause(lookAgainMs, undefined, { ref: false });
      if (performance.now() - exhaustedAt >= quietMs && (await hasRoom(inner).catch(() => false))) break;
    }
    isExhausted = false;
    onRecovered('EXHAUSTED');
  };
  const report = (fault: DatabaseFault, error: unknown): void => {
    if (isClosed) return;
    onFault(fault, error);
    if (fault === 'AWAY') return void look();
    exhaustedAt = performance.now();
    if (!isExhausted) void waitForRoom();
    isExhausted = true;
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

  // a server that hangs gives no error
  const heartbeat = inner.kind === 'server' ? setInterval(look, heartbeatMs).unref() : undefined;
  return {
    database: {
      kind: inner.kind,
      query: (sql, params, name) => guard(() => inner.query(sql, params, name)),
      run: (script) => guard(() => inner.run(script)),
      transaction: (work) => guard(() => inner.transaction(work)),
      listen: (channel, heard) => inner.listen(channel, heard),
      close: () => {
        isClosed = true;
        clearInterval(heartbeat);
        return inner.close();
      },
    },
    isReady: async () => !isAway && !isExhausted && (await answers(inner)),
  };
}

/** Whether the database answers the simplest question in time. */
async function answers(database: Database): Promise<boolean> {
  let answer: boolean | undefined;
  const asked = isAnswering(database).then(
    (isGood) => {
      answer = isGood;
    },
    () => {
      answer = false;
    },
  );
  for (let step = 0; step < ANSWER_STEPS && answer === undefined; step += 1) {
    const tick = new AbortController();
    await Promise.race([asked, pause(STEP_MS, undefined, { ref: false, signal: tick.signal }).catch(() => {})]);
    tick.abort();
  }
  return answer ?? false;
}
