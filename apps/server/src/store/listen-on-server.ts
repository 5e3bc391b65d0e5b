import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';

const RECONNECT_MS = 1000;

/**
 * Listens on a dedicated connection and reconnects when it breaks. Notifications in between are lost, so `heard` then
 * gets an empty payload: reload everything.
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
