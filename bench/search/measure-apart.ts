import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { EngineName } from './engine.ts';
import type { Case, Measured } from './measure.ts';

export type Job = { readonly engine: EngineName; readonly count: number; readonly cases: readonly Case[] };

export type Report = {
  readonly name: string;
  /** A separate server: we cannot see its CPU time and memory. */
  readonly isApart: boolean;
  readonly buildMs: number;
  readonly buildCpuMs: number;
  readonly recordsMb: number;
  /** Memory beyond the records; for PostgreSQL, the size of the table and its indexes. */
  readonly indexMb: number;
  readonly rssMb: number;
  readonly mistakes: readonly string[];
  readonly cases: Readonly<Partial<Record<Case, Measured>>>;
};

const PROCESS = fileURLToPath(new URL('./measure-process.ts', import.meta.url));

/** Measures in a child process, which exits with the result. */
export async function measureApart(job: Job): Promise<Report> {
  const child = fork(PROCESS);
  const ended = once(child, 'exit');
  child.send(job);
  const answer = await Promise.race([once(child, 'message'), ended.then(([code]) => Promise.reject(endedBy(code)))]);
  await ended;
  return answer[0];
}

const endedBy = (code: unknown): Error => new Error(`The measuring process ended with ${String(code)}.`);
