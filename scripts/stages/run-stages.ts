import { type StdioOptions, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

/** The path of a package's program, to run with this Node. */
export const program = (name: string, path: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), path);

/** A stage's output, and whether it passed. */
export type StageResult = { readonly isOk: boolean; readonly output: string };
export type Stage = {
  readonly name: string;
  /** What it does, in one plain sentence that is printed before it runs. */
  readonly does: string;
  readonly run: () => Promise<StageResult>;
};
export type TimedStage = StageResult & { readonly name: string; readonly seconds: number };

type RunOptions = {
  /** Prints output as it comes instead of at the end. */
  readonly isLive?: boolean;
  readonly env?: Readonly<Record<string, string>>;
};

/** Runs a Node program in the project's root. */
export function runNode(args: readonly string[], { isLive = false, env = {} }: RunOptions = {}): Promise<StageResult> {
  return new Promise((resolve) => {
    const stdio: StdioOptions = isLive ? 'inherit' : ['ignore', 'pipe', 'pipe'];
    const child = spawn(process.execPath, args, { cwd: root, stdio, env: { ...process.env, ...env } });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => (output += text));
    child.once('error', (error) => resolve({ isOk: false, output: String(error) }));
    child.once('close', (code) => resolve({ isOk: code === 0, output }));
  });
}

/** Runs stages in sequence; each prints what it does, then its duration and its errors. */
export async function runInOrder(stages: readonly Stage[]): Promise<TimedStage[]> {
  const done: TimedStage[] = [];
  for (const stage of stages) done.push(await runTimed(stage));
  return done;
}

async function runTimed({ name, does, run }: Stage): Promise<TimedStage> {
  console.log(`… ${name}: ${does}`);
  const started = performance.now();
  const { isOk, output } = await run().catch((error: unknown) => ({ isOk: false, output: String(error) }));
  const seconds = (performance.now() - started) / 1000;
  if (!isOk && output) console.error(`\n${output.trimEnd()}\n`);
  console.log(`${isOk ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  return { name, isOk, output, seconds };
}
