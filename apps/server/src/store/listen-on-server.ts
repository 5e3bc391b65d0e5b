import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

const RECONNECT_MS = 1000;

/**
 * Listens on a connection of its own and connects again when that breaks.
 * What was said meanwhile is lost, so `heard` gets an empty payload after a break: read everything anew.
 */
export async function listenOnServer(
  makeClient: () => Client,
  channel: string,
  heard: (payload: string) => void,
): Promise<() => Promise<void>> {
  const stop = new AbortController();
  let client = await connect();

  async function connect(): Promise<Client> {
    const fresh = makeClient();
    fresh.on('notification', ({ payload }) => heard(payload ?? ''));
    fresh.on('error', () => {});
    await fresh.connect();
    await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`);
    fresh.once('end', reconnect);
    return fresh;
  }

  async function reconnect(): Promise<void> {
    while (!stop.signal.aborted) {
      try {
        client = await connect();
        heard('');
        return;
      } catch {
        await pause(RECONNECT_MS, undefined, { signal: stop.signal }).catch(() => {});
      }
    }
  }

  return async () => {
    stop.abort();
    await client.end();
  };
}
