import { AsyncLocalStorage } from 'node:async_hooks';
import type { Database, Queryable } from './database.ts';
import { DatabaseBusy } from './database-fault.ts';

/** One step. Time is counted in steps: a busy process, or one that was asleep, is late for only one. */
const STEP_MS = 1_000;
/** How long a call waits for its turn on the embedded database, or a transaction for a connection to a server. */
const WAIT_STEPS = 15;
/** How long a transaction may do nothing. On the embedded database everybody else waits for it. */
const IDLE_STEPS = { embedded: 10, server: 60 };

export type WaitTimes = { readonly stepMs?: number; readonly waitSteps?: number; readonly idleSteps?: number };

/** A transaction while its work runs. */
type Open = {
  readonly database: Database;
  readonly work: Work;
  readonly since: number;
  /** An open transaction on another database, around this one. */
  readonly around: Open | undefined;
  readonly end: (error: Error) => void;
  isOpen: boolean;
  statements: number;
  idleSteps: number;
  last: string;
};

type Work = (tx: Queryable) => Promise<unknown>;

/** A call that has not had its turn yet. */
type Waiting = { readonly what: () => string; readonly giveUp: (error: Error) => void; steps: number };

/** The transaction whose work is running here. Work that outlives it finds it closed. */
const current = new AsyncLocalStorage<Open | undefined>();

/** Somebody asked past the transaction that they are in: on the embedded database they would wait for themselves. */
export class OutsideTransaction extends Error {
  override readonly name = 'OutsideTransaction';
}

/** A transaction did nothing for too long, or is used after its end. */
export class TransactionEnded extends Error {
  override readonly name = 'TransactionEnded';
}

const openHere = (): Open | undefined => {
  let open = current.getStore();
  while (open && !open.isOpen) open = open.around;
  return open;
};

/** For what nobody in the transaction waits for, such as a worker that is woken: it does not take part in it. */
export const outsideTransactions = <T>(work: () => T): T => current.exit(work);

/** For what is shared and kept: whoever loads it asks the database, and in a transaction would wait for themselves. */
export function refuseInTransaction(what: string): void {
  const open = openHere();
  if (open) throw new OutsideTransaction(`${what} was asked for while ${describe(open)}. Ask for it before.`);
}

/**
 * Watches over who uses a database. Inside a transaction only its `tx` may be used: anything else throws, with the names
 * of both. A call that waits too long for its turn fails and says for whom, and a transaction that does nothing for too
 * long ends, because others wait for it.
 */
export function guardTransactions(inner: Database, times: WaitTimes = {}): Database {
  const { stepMs = STEP_MS, waitSteps = WAIT_STEPS, idleSteps = IDLE_STEPS[inner.kind] } = times;
  const transactions = new Set<Open>();
  const waiting = new Set<Waiting>();

  const refuse = (what: string): void => {
    for (let open = openHere(); open; open = open.around) {
      if (open.database !== inner || !open.isOpen) continue;
      throw new OutsideTransaction(
        `${callersOf(refuse)} used the database (${inShort(what)}) while ${describe(open)}. Use its tx.`,
      );
    }
  };
  const openNow = (): string => [...transactions].map(describe).join('; ') || 'no transaction is open';

  const look = (): void => {
    for (const open of transactions) {
      if (open.statements > 0) continue;
      open.idleSteps += 1;
      if (open.idleSteps < idleSteps) continue;
      const others = [...waiting].map(({ what }) => what()).join('; ') || 'nobody';
      open.end(new TransactionEnded(`It did nothing for too long: ${describe(open)}. For it waited: ${others}.`));
    }
    for (const call of waiting) {
      call.steps += 1;
      if (call.steps >= waitSteps)
        call.giveUp(new DatabaseBusy(`${call.what()} has waited ${seconds(call.steps * stepMs)} for: ${openNow()}.`));
    }
  };
  const looking = setInterval(look, stepMs).unref();

  /** The only connection is free for the next call when this one has ended: until then each waits. */
  const inTurn = <T>(what: string, ask: () => Promise<T>): Promise<T> => {
    const { promise, resolve, reject } = Promise.withResolvers<T>();
    const call: Waiting = { what: () => what, giveUp: reject, steps: 0 };
    waiting.add(call);
    ask()
      .then(resolve, reject)
      .finally(() => waiting.delete(call));
    return promise;
  };
  const ask = async <T>(what: string, asked: () => Promise<T>): Promise<T> => {
    refuse(what);
    if (inner.kind === 'embedded') return inTurn(what, asked);
    try {
      return await asked();
    } catch (error) {
      throw tell(error, what);
    }
  };
  /** A pool says only that it has no connection left. */
  const tell = (error: unknown, what: string): unknown =>
    error instanceof Error && transactions.size > 0 && /timeout exceeded when trying to connect/.test(error.message)
      ? new Error(`${error.message}. ${what} waited for: ${openNow()}`, { cause: error })
      : error;

  async function inOpen<T>(open: Open, tx: Queryable, work: (tx: Queryable) => Promise<T>): Promise<T> {
    transactions.add(open);
    try {
      return await current.run(open, () => work(countStatements(open, tx)));
    } finally {
      open.isOpen = false;
      transactions.delete(open);
    }
  }

  async function transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    refuse('a transaction');
    const around = openHere();
    const turn = Promise.withResolvers<never>();
    const call: Waiting = { what: () => nameOf(work), steps: 0, giveUp: turn.reject };
    let isGivenUp = false;
    waiting.add(call);
    const done = inner.transaction((tx) => {
      if (isGivenUp) throw new DatabaseBusy('Nobody waits for it any more.');
      waiting.delete(call);
      const ended = Promise.withResolvers<never>();
      const end = (error: Error): void => {
        open.isOpen = false;
        transactions.delete(open);
        ended.reject(error);
      };
      const open: Open = {
        ...{ database: inner, work, around, end, last: 'nothing' },
        ...{ since: performance.now(), isOpen: true, statements: 0, idleSteps: 0 },
      };
      return Promise.race([inOpen(open, tx, work), ended.promise]);
    });
    try {
      return await Promise.race([done, turn.promise]);
    } catch (error) {
      isGivenUp = true;
      throw tell(error, nameOf(work));
    } finally {
      waiting.delete(call);
    }
  }

  return {
    kind: inner.kind,
    query: (sql, params, name) => ask(name ?? beginOf(sql), () => inner.query(sql, params, name)),
    run: (script) => ask(beginOf(script), () => inner.run(script)),
    transaction,
    session: async (work) => {
      refuse('a session');
      return inner.session(work);
    },
    link: inner.link,
    listen: (channel, heard) =>
      ask(`listen ${channel}`, () => inner.listen(channel, (payload) => outsideTransactions(() => heard(payload)))),
    close: () => {
      clearInterval(looking);
      return inner.close();
    },
  };
}

/** The `tx` of an open transaction. It is of no use afterwards: its connection may be somebody else's by then. */
function countStatements(open: Open, tx: Queryable): Queryable {
  const count = async <T>(what: string, ask: () => Promise<T>): Promise<T> => {
    if (!open.isOpen) throw new TransactionEnded(`It has ended: ${nameOf(open.work)}.`);
    open.statements += 1;
    open.last = what;
    try {
      return await ask();
    } finally {
      open.statements -= 1;
      open.idleSteps = 0;
    }
  };
  return {
    query: (sql, params, name) => count(name ?? beginOf(sql), () => tx.query(sql, params, name)),
    run: (script) => count(beginOf(script), () => tx.run(script)),
  };
}

/** The names on the stack. To take it costs a tenth of a millisecond: only for a message. */
function callersOf(below: (...args: never[]) => unknown): string {
  const at = { stack: '' };
  Error.captureStackTrace(at, below);
  const names = at.stack.split('\n').flatMap((line) => /at (?:async )?(?:\w+\.)?([\w$]+) \(/.exec(line)?.[1] ?? []);
  return [...names.filter((name) => !PASSES_ON.has(name)).slice(0, NAMES_MAX)].join(', called by ') || 'somebody';
}

const NAMES_MAX = 4;
const PASSES_ON = new Set([
  ...['query', 'run', 'transaction', 'ask', 'inOpen', 'guard', 'work', 'runTransaction', 'retryStale', 'inOneGo'],
  ...['then', 'all', 'race', 'allSettled', 'processTicksAndRejections'],
]);

/** A transaction has the name of its work, or the beginning of its source. */
const nameOf = (work: Work): string => `the transaction ${work.name || inShort(work.toString())}`;

const describe = ({ work, since, last }: Open): string =>
  `${nameOf(work)} is open since ${seconds(performance.now() - since)} and asked last for: ${inShort(last)}`;

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

const SHOWN = 80;
const inShort = (text: string): string =>
  text
    .slice(0, 2 * SHOWN)
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, SHOWN);
const beginOf = (sql: string): string => sql.slice(0, SHOWN);
