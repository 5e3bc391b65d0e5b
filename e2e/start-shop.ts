import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { START_COMMAND } from '../scripts/start-command.ts';

/** What the mailbox of a started shop asks for. */
export const MAILBOX_KEY = 'the-key-of-the-journeys';

export type RunningShop = { readonly url: string; readonly pid: number; stop(): Promise<void> };

/** Drops the test runner's NODE_ENV. */
const { NODE_ENV: _ofTests, ...SHELL } = process.env;

/** Starts the shop like `npm start`, in its own process on a free port, with a temporary data folder. */
export async function startShop(env: Record<string, string> = {}): Promise<RunningShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'wattle-e2e-'));
  const child = spawn(process.execPath, START_COMMAND, {
    env: {
      ...SHELL,
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      DEV_PAGES: 'true',
      MAILBOX_KEY,
      // all tests come from one address
      WRITE_LIMIT_PER_MINUTE: '600',
      // no proxy needs to notice
      STOP_GRACE_SECONDS: '0',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  };
  const url = await Promise.race([readAddress(child.stdout), exited.then(() => undefined)]);
  if (!url) {
    await stop();
    throw new Error('The shop ended before it was open.');
  }
  return { url, pid: child.pid ?? 0, stop };
}

async function readAddress(output: NodeJS.ReadableStream): Promise<string | undefined> {
  for await (const line of createInterface({ input: output })) {
    const address = /The shop is open: (\S+)/.exec(line)?.[1];
    if (!address) continue;
    output.resume();
    return address;
  }
  return undefined;
}
