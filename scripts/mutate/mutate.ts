import { execFileSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { glob, readFile, stat } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import config from '../../vitest.config.ts';
import { findMutants, findUnmadeCalls, type Mutant } from './find-mutants.ts';
import { findTests, type TestFile } from './find-tests.ts';
import { instrument } from './instrument.ts';
import { takeSample } from './take-sample.ts';
import { tryMutants } from './try-mutants.ts';
import { reportLines, scoreOf } from './write-report.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests, what they share, and what developers look at. */
const NOT_MUTATED = /\.test\.tsx?$|\/testing\/|\/sample-|\/gallery\/|node_modules/;

const HELP = `npm run mutate -- <path> …   puts faults into these files or folders, one at a time, and tells which no test noticed
  --changed       only the files that differ from the branch main
  --calls         only calls of rules, of the domain or of goods and shopper in the storefront: the call is left out,
                  gives back what it was given, or says always yes or always no; lists what was noticed too
  --sample <n>    only so many, drawn by chance: where tests are slow
  --seed <text>   draws the same ones again
  --with <path>   also the tests of this package, such as packages/messages, or this file of tests, such as one that uses
                  a database and stands in another folder
  --unit          without the tests that need a database
  --longest <ms>  without the tests that take longer, such as those that kill processes
  --min <score>   fails below this score
Runs the unit tests of the same package that import a file, and the tests with a database in its folder. Tests in a
browser open what is built and see no fault: what only they show survives here.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    changed: { type: 'boolean', default: false },
    calls: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: String(randomInt(10_000)) },
    with: { type: 'string', multiple: true, default: [] },
    unit: { type: 'boolean', default: false },
    longest: { type: 'string' },
    min: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help || positionals.length === 0) {
  console.log(HELP);
  process.exit(values.help ? 0 : 2);
}

const started = performance.now();
let shownAt = 0;
const sources = await listSources(positionals);
const texts = new Map<string, string>();
const mutants: Mutant[] = [];
for (const file of sources) {
  const text = await readFile(join(root, file), 'utf8');
  texts.set(file, text);
  mutants.push(...(values.calls ? findUnmadeCalls : findMutants)(file, text, mutants.length));
}
const chosen = values.sample === undefined ? mutants : takeSample(mutants, Number(values.sample), values.seed);
const files = [...new Set(chosen.map(({ file }) => file))];
const instrumented = new Map(
  files.map((file) => [
    join(root, file),
    instrument(
      texts.get(file) ?? '',
      chosen.filter((mutant) => mutant.file === file),
    ),
  ]),
);
const tests = (await findTests(root, files, values.with))
  .filter(({ usesDatabase }) => !(values.unit && usesDatabase))
  .sort((a, b) => slowness(a) - slowness(b));
const drawn = values.sample === undefined ? '' : ` of ${mutants.length} (--seed ${values.seed})`;
console.log(`${chosen.length} mutants${drawn} in ${files.length} files, ${tests.length} files of tests`);
const verdicts = await tryMutants({
  root,
  options: optionsOf(tests.some(({ usesDatabase }) => usesDatabase) ? 'database' : 'unit'),
  mutants: chosen,
  tests,
  instrumented,
  longestMs: values.longest === undefined ? undefined : Number(values.longest),
  progress: showProgress,
});
for (const line of reportLines(chosen, verdicts, values.calls)) console.log(line);
console.log(`${((performance.now() - started) / 1000).toFixed(0)} s`);
for (const path of verdicts.broken) console.error(`${path} fails without any fault, so it told nothing`);
if (verdicts.broken.length > 0) process.exitCode = 1;
if (values.min !== undefined && scoreOf(chosen, verdicts) < Number(values.min)) process.exitCode = 1;

/** Nearest tests first, then random ones, database tests last. */
function slowness({ distances, isRandom, usesDatabase }: TestFile): number {
  const nearest = Math.min(...files.map((file) => distances.get(file) ?? Number.POSITIVE_INFINITY));
  return nearest + (isRandom ? 1000 : 0) + (usesDatabase ? 10_000 : 0);
}

async function listSources(paths: readonly string[]): Promise<string[]> {
  const changed = values.changed ? new Set(changedFiles()) : undefined;
  const found = new Set<string>();
  for (const path of paths) {
    const start = relative(root, resolve(path));
    const isFolder = (await stat(join(root, start))).isDirectory();
    for await (const file of glob(isFolder ? `${start}/**/*.${values.calls ? '{ts,tsx}' : 'ts'}` : start, {
      cwd: root,
    })) {
      if (!NOT_MUTATED.test(file)) found.add(file);
    }
  }
  return [...found].filter((file) => changed?.has(file) ?? true).sort();
}

function changedFiles(): string[] {
  const git = (...args: string[]): string[] =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);
  return [...git('diff', '--name-only', 'main...'), ...git('diff', '--name-only', 'HEAD')];
}

function optionsOf(name: string): Readonly<Record<string, unknown>> {
  const projects = config.test?.projects ?? [];
  for (const project of projects) {
    if (typeof project === 'object' && 'test' in project && project.test?.name === name) return { ...project.test };
  }
  throw new Error(`vitest.config.ts has no project ${name}`);
}

function showProgress(line: string): void {
  const now = performance.now();
  if (now - shownAt < (process.stdout.isTTY ? 200 : 15_000)) return;
  shownAt = now;
  process.stdout.write(process.stdout.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
}
