import type { Terminal } from './terminal.ts';

/** How a command ended, for scripts that call it. */
export const EXIT = {
  done: 0,
  /** It ran, but something was refused or is missing. */
  incomplete: 1,
  /** Wrong usage. */
  usage: 2,
  /** It could not run: configuration, database, file. */
  failed: 3,
} as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

export type Command = {
  readonly summary: string;
  readonly help: string;
  run(args: string[], terminal: Terminal): Promise<ExitCode>;
};

/** Invalid arguments; the message says why. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
