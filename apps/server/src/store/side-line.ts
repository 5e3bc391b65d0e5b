import type { Client } from 'pg';
import { inTime } from './in-time.ts';

const HEARTBEAT_MS = 2_000;
/** Half seconds that an open connection may be silent before a fresh one is tried, and that the fresh one may take. */
const OPEN_STEPS = 2;
const FRESH_STEPS = 3;
const CLOSING_STEPS = 2;

type Heard = (payload: string) => void;

export type SideLine = {
  /** Asks on the open connection. When that is silent or broken it is replaced, and the new one is asked. */
  ask<Row>(sql: string, params?: readonly unknown[]): Promise<Row[]>;
  /** After a reconnect `heard` gets an empty payload: notices may have been missed. */
  listen(channel: string, heard: Heard): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/**
 * One connection beside the pool. It hears notices, and it can be asked while every connection of the pool is busy or
 * dead. A network can drop a connection without a word, so while anyone listens it is asked every two seconds.
 */
export function openSideLine(makeClient: () => Client): SideLine {
  const listeners = new Map<string, Set<Heard>>();
  let open: Client | undefined;
  let opening: Promise<Client> | undefined;
  let isClosed = false;

  async function connect(): Promise<Client> {
    const fresh = makeClient();
    // 'end' follows, and whoever asks gets the error
    fresh.on('error', () => {});
    fresh.on('notification', ({ channel, payload }) => {
      for (const heard of listeners.get(channel) ?? []) heard(payload ?? '');
    });
    const prepare = async (): Promise<void> => {
      await fresh.connect();
      for (const channel of listeners.keys()) await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    };
    try {
      await inTime(prepare(), FRESH_STEPS);
    } catch (error) {
      destroy(fresh);
      throw error;
    }
    if (isClosed) destroy(fresh);
    open = fresh;
    fresh.once('end', () => leave(fresh));
    for (const [, all] of listeners) for (const heard of all) heard('');
    return fresh;
  }

  const replace = (): Promise<Client> => {
    opening ??= connect().finally(() => {
      opening = undefined;
    });
    return opening;
  };

  /** Without listeners the next question opens another. */
  function leave(client: Client): void {
    if (open !== client) return;
    open = undefined;
    destroy(client);
    if (listeners.size > 0 && !isClosed) beat();
  }

  async function ask<Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> {
    const before = open;
    if (before) {
      try {
        return (await inTime(before.query(sql, [...params]), OPEN_STEPS)).rows as Row[];
      } catch {
        // the fresh connection says what is wrong, if anything is
        if (open === before) open = undefined;
        destroy(before);
      }
    }
    const fresh = await replace();
    return (await inTime(fresh.query(sql, [...params]), FRESH_STEPS)).rows as Row[];
  }

  /** A pooler may have put another session behind the connection, which listens to nothing. */
  async function hearAll(): Promise<void> {
    const [row] = await ask<{ channels: string[] }>('select array(select pg_listening_channels()) as channels');
    const isDeaf = [...listeners.keys()].some((channel) => !row?.channels.includes(channel));
    if (isDeaf && open) leave(open);
  }
  // the next beat tries again, and the watch around the database says that it is away
  const beat = (): void => void hearAll().catch(() => {});
  let heartbeat: NodeJS.Timeout | undefined;

  return {
    ask,
    async listen(channel, heard) {
      const all = listeners.get(channel) ?? new Set();
      const client = open ?? (await replace());
      await inTime(client.query(`listen ${client.escapeIdentifier(channel)}`), FRESH_STEPS);
      listeners.set(channel, all.add(heard));
      heartbeat ??= setInterval(beat, HEARTBEAT_MS).unref();
      return async () => {
        all.delete(heard);
        if (all.size > 0) return;
        listeners.delete(channel);
        // a connection that is gone listens to nothing
        await ask(`unlisten ${client.escapeIdentifier(channel)}`).catch(() => {});
      };
    },
    async close() {
      isClosed = true;
      clearInterval(heartbeat);
      const last = open ?? (await opening?.catch(() => undefined));
      open = undefined;
      if (last) await inTime(last.end(), CLOSING_STEPS).catch(() => destroy(last));
    },
  };
}

/** At once and without a goodbye, which a dead connection would never send. What waits on it fails. */
export function destroy({ connection }: Client): void {
  // closing takes a turn of the event loop, in which a pool would hand it out
  connection.emit('error', new Error('Connection terminated'));
  connection.stream.destroy();
}
