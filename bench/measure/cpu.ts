import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';

const run = promisify(execFile);
let ticksPerSecond: Promise<number> | undefined;

type Used = {
  readonly name: string;
  readonly parent: number;
  readonly cpuMs: number;
  /** Of programs that it had started and that have ended. */
  readonly endedMs: number;
};

async function usedBy(pid: number, thread = ''): Promise<Used> {
  ticksPerSecond ??= run('getconf', ['CLK_TCK']).then(({ stdout }) => Number(stdout));
  const stat = await readFile(`/proc/${pid}${thread}/stat`, 'utf8');
  // the second field is the program's name in brackets, which may contain spaces
  const [begin, end] = [stat.indexOf('('), stat.lastIndexOf(')')];
  const fields = stat.slice(end + 2).split(' ');
  const ticks = await ticksPerSecond;
  const msOf = (user: number, system: number): number =>
    ((Number(fields[user]) + Number(fields[system])) * 1000) / ticks;
  const name = stat.slice(begin + 1, end);
  return { name, parent: Number(fields[1]), cpuMs: msOf(11, 12), endedMs: msOf(13, 14) };
}

/** CPU time that a process has used so far with all its threads, in milliseconds. Reads `/proc`, so Linux only. */
export const cpuMsOf = async (pid: number): Promise<number> => (await usedBy(pid)).cpuMs;

/** The part of it that runs JavaScript: without the threads that collect garbage, compile and pack. */
export const mainThreadMsOf = async (pid: number): Promise<number> => (await usedBy(pid, `/task/${pid}`)).cpuMs;

/** CPU time of all programs of a name that this process has started, directly or not. */
export async function cpuMsOfOwn(name: string): Promise<number> {
  const pids = (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry)).map(Number);
  const all = new Map<number, Used>();
  for (const pid of pids) {
    // it may have ended meanwhile
    const used = await usedBy(pid).catch(() => undefined);
    if (used) all.set(pid, used);
  }
  const isOwn = (pid: number): boolean => pid === process.pid || (all.has(pid) && isOwn(all.get(pid)?.parent ?? 0));
  const own = [...all].filter(([pid, used]) => used.name === name && isOwn(pid));
  return own.reduce((sum, [, { cpuMs, endedMs }]) => sum + cpuMs + endedMs, 0);
}

const LOOK_MS = 2000;
/** Of one processor. */
const AT_REST = 0.05;
const LOOKS_MAX = 90;

/** Waits, for three minutes at most, until a process has nothing left to do: a shop that is open may still be reading. */
export async function untilAtRest(pid: number): Promise<void> {
  let before = await cpuMsOf(pid);
  for (let look = 0; look < LOOKS_MAX; look += 1) {
    await pause(LOOK_MS);
    const now = await cpuMsOf(pid);
    if (now - before < LOOK_MS * AT_REST) return;
    before = now;
  }
}

/** The program at the end of a chain such as npm, its shell, and what that runs. */
export async function endOfChain(pid: number): Promise<number> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  const last = children.trim().split(' ').at(-1);
  return last ? endOfChain(Number(last)) : pid;
}

/** Memory that a process holds, in MB. */
export async function residentMbOf(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}

const WORDS = 'a wattle fridge dishwasher of the in for with 637 litres stainless steel $1,299 and free delivery'.split(
  ' ',
);
const REFERENCE_BYTES = 200_000;

/** The same text on every machine: words in an order that a small generator decides. */
function referenceText(bytes: number): string {
  let seed = 42;
  let text = '';
  while (text.length < bytes) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    text += `${WORDS[seed % WORDS.length]}${seed % 97} `;
  }
  return text.slice(0, bytes);
}

/**
 * CPU time to gzip a fixed text, in milliseconds: what this machine is worth in this minute. CPU times of two runs
 * compare as multiples of it.
 */
export function referenceMs(bytes = REFERENCE_BYTES): number {
  const text = Buffer.from(referenceText(bytes));
  const times = Array.from({ length: 60 }, () => {
    const { user, system } = process.cpuUsage();
    gzipSync(text);
    const after = process.cpuUsage();
    return (after.user + after.system - user - system) / 1000;
  }).sort((a, b) => a - b);
  return times[30] ?? Number.NaN;
}
