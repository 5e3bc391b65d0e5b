import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';
import pg from 'pg';
import { describe, expect, it } from 'vitest';

const holder = new URL('./testing/hold-postgres.ts', import.meta.url);

type Held = { readonly url: string; readonly folder: string };
async function hold(...args: readonly string[]): Promise<{ child: ChildProcess; held: Held }> {
  const child = fork(holder, args);
  const [held] = await once(child, 'message');
  return { child, held };
}

const isListening = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.end());
  });

/** Expects that neither the folder nor a listener is left. */
async function expectGone({ url, folder }: Held): Promise<void> {
  await expect.poll(() => existsSync(folder)).toBe(false);
  await expect.poll(() => isListening(Number(new URL(url).port))).toBe(false);
}

describe('a throw-away PostgreSQL', () => {
  it('is a real server on the loopback address, and goes when it is told to', async () => {
    const { child, held } = await hold();
    const client = new pg.Client(held.url);
    await client.connect();
    const { rows } = await client.query(`select current_setting('listen_addresses') as address,
      current_setting('fsync') as fsync, current_setting('server_version_num')::int >= 150000 as is_new`);
    expect(rows).toEqual([{ address: '127.0.0.1', fsync: 'off', is_new: true }]);
    await client.end();
    const wrongPassword = new URL(held.url);
    wrongPassword.password = 'wrong';
    await expect(new pg.Client(wrongPassword.href).connect()).rejects.toThrow('password authentication failed');
    child.send('stop');
    await once(child, 'exit');
    await expectGone(held);
  });

  it('goes with a process that is killed', async () => {
    const { child, held } = await hold();
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expectGone(held);
  });

  it('comes from the npm package where no server is installed', async () => {
    const { child, held } = await hold('from-package');
    const client = new pg.Client(held.url);
    await client.connect();
    expect((await client.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await client.end();
    child.send('stop');
    await once(child, 'exit');
    await expectGone(held);
  });
});
