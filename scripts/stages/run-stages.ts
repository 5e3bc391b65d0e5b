import { type StdioOptions, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const require = createRequire(import.meta.url);

/** The program of a package, run by this very Node. */
export const program = (name: string, path: string): string =>
  join(dirname(require.resolve(`${name}/package.json`)), path);

/** What a stage said, and whether it went well. */
export type StageResult = { readonly isOk: boolean; readonly output: string };
export type Stage = { readonly name: string; readonly run: () => Promise<StageResult> };
export type TimedStage = { readonly name: string; readonly isOk: boolean; readonly seconds: number };

type RunOptions = {
  /** Shows what it says at once, instead of when it is done. */
  readonly isLive?: boolean;
  readonly env?: Readonly<Record<string, string>>;
};

/** Runs a program of Node in the project's folder. */
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

/** Runs stages one after the other; each says how long it took, and what was wrong. */
export async function runInTurn(stages: readonly Stage[]): Promise<TimedStage[]> {
  const done: TimedStage[] = [];
  for (const stage of stages) done.push(await runTimed(stage));
  return done;
}

async function runTimed({ name, run }: Stage): Promise<TimedStage> {
  const started = performance.now();
  const { isOk, output } = await run().catch((error: unknown) => ({ isOk: false, output: String(error) }));
  const seconds = (performance.now() - started) / 1000;
  if (!isOk && output) console.error(`\n${output.trimEnd()}\n`);
  console.log(`${isOk ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
  return { name, isOk, seconds };
}
