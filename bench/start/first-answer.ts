import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { endOfChain, residentMbOf } from '../measure/cpu.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const LOOK_AGAIN_MS = 10;
const OPEN_WITHIN_MS = 600_000;
/** Drops the NODE_ENV of whoever runs the bench. */
const { NODE_ENV: _, ...SHELL } = process.env;

export type Command = {
  readonly program: string;
  readonly args: readonly string[];
  readonly port: number;
  readonly env?: Readonly<Record<string, string>>;
  /** What is asked for until it answers 200. */
  readonly path?: string;
};

export type Started = {
  /** From the command to the first 200. */
  readonly ms: number;
  readonly url: string;
  /** Memory of the program that answers, without npm and its shell. */
  residentMb(): Promise<number>;
  stop(): Promise<void>;
};

async function isOpen(url: string): Promise<boolean> {
  const call = get(url, { agent: false });
  const status = await once(call, 'response').then(
    ([response]) => {
      response.resume();
      return response.statusCode;
    },
    () => 0,
  );
  return status === 200;
}

/** Ends a command with all that it started, and waits until they are gone. */
async function stopGroup({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  const signal = (name: NodeJS.Signals | 0): boolean => {
    try {
      return process.kill(-pid, name);
    } catch {
      return false;
    }
  };
  signal('SIGTERM');
  while (signal(0)) await pause(LOOK_AGAIN_MS);
}

/** Runs a command that opens a port, and times its first answer. */
export async function timeFirstAnswer({ program, args, port, env = {}, path = '/' }: Command): Promise<Started> {
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = spawn(program, args, {
    cwd: ROOT,
    env: { ...SHELL, ...env },
    // a group of its own, so that all of it can be ended
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const hasEnded = () => child.exitCode !== null || performance.now() - began > OPEN_WITHIN_MS;
  while (!(await isOpen(`${url}${path}`)) && !hasEnded()) await pause(LOOK_AGAIN_MS);
  const ms = performance.now() - began;
  const stop = () => stopGroup(child);
  if (hasEnded()) {
    await stop();
    throw new Error(`${program} ${args.join(' ')} did not open its port.`);
  }
  return { ms, url, stop, residentMb: async () => residentMbOf(await endOfChain(child.pid ?? 0)) };
}
