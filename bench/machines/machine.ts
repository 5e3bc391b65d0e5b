import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort } from '../../scripts/postgres/free-port.ts';
import { START_COMMAND } from '../../scripts/start-command.ts';
import { residentMbOf } from '../measure/cpu.ts';

export type Machine = {
  readonly origin: string;
  /** Memory that it holds, in MB. */
  residentMb(): Promise<number>;
  /** Starts the shop on this machine; resolves at once. */
  start(): void;
  /** Sends a signal and waits for the end. Returns the exit code. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>;
  /** Ends it and removes its data. */
  discard(): Promise<void>;
};

/** Drops the test runner's NODE_ENV. */
const { NODE_ENV: _ofTests, ...SHELL } = process.env;

/** A server of its own on the loopback address, with its own data folder, as one of several machines. */
export async function createMachine(env: Readonly<Record<string, string>>): Promise<Machine> {
  const port = await findFreePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'wattle-machine-'));
  let child: ChildProcess | undefined;

  const end = async (signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    const exited = once(child, 'exit');
    child.kill(signal);
    const [code] = await exited;
    return code;
  };
  return {
    origin: `http://127.0.0.1:${port}`,
    residentMb: async () => (child?.pid === undefined ? 0 : residentMbOf(child.pid)),
    start() {
      child = spawn(process.execPath, START_COMMAND, {
        env: { ...SHELL, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'error', ...env },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    },
    end,
    async discard() {
      await end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
