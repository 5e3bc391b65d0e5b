import pg from 'pg';
import { destroy, type SideLine } from './side-line.ts';

const STEP_MS = 500;
/** Half seconds without a byte after which the server is asked what it makes of a statement. */
const SILENT_STEPS = 4;
/** So often in a row the server must say that it is not at work: an answer may be on its way. */
const STRIKES = 2;
/** Statements that the server is at work on. One that waits for a client to take or send something is not. */
const AT_WORK = `select pid from pg_stat_activity where pid = any($1::int[])
  and state in ('active', 'disabled') and wait_event_type is distinct from 'Client'`;
const GOODBYE_MS = 1_000;
/** Shorter than the pool's, so that a connection that began while the network was away is soon tried anew. */
const CONNECT_MS = 5_000;

/** How long work may take and hold others up, in milliseconds; 0: without limit. */
type Limits = Readonly<Record<'statement_timeout' | 'lock_timeout' | 'idle_in_transaction_session_timeout', number>>;
/** Migrations, imports and backups may wait for each other, and their statements take as long as they take. */
const LONG_WORK: Limits = { statement_timeout: 0, lock_timeout: 0, idle_in_transaction_session_timeout: 600_000 };
/** A shopper has left long before. A lock is held for the time of some statements: who waits longer tries again. */
const REQUESTS: Limits = {
  statement_timeout: 60_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 60_000,
};
/** The server lets go of the locks of a process that vanished, also while one of its statements runs. */
const NOTICE_THE_DEAD = `
  set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3;
  set tcp_user_timeout = 20000; set client_connection_check_interval = 5000`;

/** A connection that knows whether it waits for an answer, and for how long it has heard nothing. */
class PooledClient extends pg.Client {
  pid: number | undefined;
  strikes = 0;
  #isWaiting = false;
  #silentSteps = 0;
  #bytes = 0;

  constructor(config: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
    const send = this.query;
    Object.defineProperty(this, 'query', {
      value: (...args: unknown[]) => {
        this.#isWaiting = true;
        return Reflect.apply(send, this, args);
      },
    });
    this.on('drain', () => {
      this.#isWaiting = false;
    });
  }

  get isSilent(): boolean {
    return this.#silentSteps >= SILENT_STEPS;
  }

  /** Called every half second. */
  step(): void {
    const { stream } = this.connection;
    const bytes = 'bytesRead' in stream ? Number(stream.bytesRead) : 0;
    if (this.#isWaiting && bytes === this.#bytes) this.#silentSteps += 1;
    else this.isWell();
    this.#bytes = bytes;
  }

  isWell(): void {
    this.#silentSteps = 0;
    this.strikes = 0;
  }
}

export type ServerPool = {
  readonly pool: pg.Pool;
  drop(which: 'all' | 'idle'): void;
  limit(): void;
  close(): Promise<void>;
};

/**
 * A pool that lets go of connections which the network forgot. Their sockets stay open and silent, for many minutes:
 * only another connection can say that the server is not at work on what they asked.
 */
export function openServerPool(config: pg.PoolConfig, side: SideLine): ServerPool {
  const clients = new Set<PooledClient>();
  const idle = new Set<unknown>();
  let limits = LONG_WORK;

  class Client extends PooledClient {
    constructor() {
      super(config);
      clients.add(this);
      this.once('end', () => {
        clients.delete(this);
        idle.delete(this);
      });
    }
  }

  async function prepare(client: pg.ClientBase): Promise<void> {
    // refused by a server on a system that cannot do it
    client.query(NOTICE_THE_DEAD).catch(() => {});
    // JIT compilation takes longer than our queries. A pooler refuses some settings at the start of a connection: set later
    const settings = Object.entries({ jit: 'off', ...limits }).map(
      ([name, value]) => `set_config('${name}', '${value}', false)`,
    );
    const { rows } = await client.query<{ pid: number }>(`select pg_backend_pid() as pid, ${settings.join(', ')}`);
    if (client instanceof PooledClient) client.pid = rows[0]?.pid;
  }

  const pool = new pg.Pool({ ...config, Client, onConnect: prepare });
  pool.on('acquire', (client) => idle.delete(client));
  pool.on('release', (_, client) => idle.add(client));

  const drop = (which: 'all' | 'idle'): void => {
    for (const client of clients) if (which === 'all' || idle.has(client)) destroy(client);
  };

  let isAsking = false;
  /** Asks the server about connections that have been silent for too long, and closes those it knows nothing of. */
  async function judge(): Promise<void> {
    const silent = [...clients].filter(({ pid, isSilent }) => pid !== undefined && isSilent);
    if (silent.length === 0 || isAsking) return;
    isAsking = true;
    try {
      const rows = await side.ask<{ pid: number }>(AT_WORK, [silent.map(({ pid }) => pid)]);
      const atWork = new Set(rows.map(({ pid }) => pid));
      for (const client of silent) {
        if (!client.isSilent) continue;
        if (client.pid !== undefined && atWork.has(client.pid)) client.isWell();
        else client.strikes += 1;
        if (client.strikes < STRIKES) continue;
        destroy(client);
        // a network that forgot one has forgotten its neighbours, and a new one costs little
        drop('idle');
      }
    } catch {
      // nobody can say now: the next step asks again, and the watch around the database says that it is away
    } finally {
      isAsking = false;
    }
  }
  const steps = setInterval(() => {
    for (const client of clients) client.step();
    void judge();
  }, STEP_MS).unref();

  return {
    pool,
    drop,
    limit() {
      limits = REQUESTS;
      drop('idle');
    },
    async close() {
      await pool.end();
      clearInterval(steps);
      // a dead connection never hears the answer to its goodbye
      setTimeout(drop, GOODBYE_MS, 'all').unref();
    },
  };
}
