import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './browser/find-chromium.ts';
import { buildStorefront, generateRouteTypes } from './build-storefront.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const require = createRequire(import.meta.url);
const report = join(tmpdir(), `wattle-tests-${process.pid}.json`);

/** The program of a package, run by this very Node. */
const program = (name: string, path: string): string => join(dirname(require.resolve(`${name}/package.json`)), path);

function run(args: readonly string[], env: Record<string, string> = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
  });
}

const PROJECTS = [
  '.',
  'packages/domain',
  'packages/contract',
  'packages/messages',
  'packages/providers',
  'packages/demo',
  'apps/server',
  'apps/storefront',
];

async function checkTypes(): Promise<boolean> {
  await generateRouteTypes();
  const results: boolean[] = [];
  for (const project of PROJECTS)
    results.push(await run([program('typescript', 'bin/tsc'), '-p', project, '--noEmit']));
  return results.every(Boolean);
}

const vitest = (chromiumPath: string): Promise<boolean> =>
  run(
    [program('vitest', 'vitest.mjs'), 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    {
      CHROMIUM_PATH: chromiumPath,
    },
  );

const steps: readonly (readonly [string, () => Promise<boolean>])[] = [
  ['Format and lint', () => run([program('@biomejs/biome', 'bin/biome'), 'ci', '.'])],
  ['Boundaries', () => run(['scripts/checks/check-boundaries.ts'])],
  ['Types', checkTypes],
  ['Build', async () => Boolean(await buildStorefront({ quiet: true }))],
  ['Tests: unit, database, browser', () => vitest(findChromium())],
];

type Report = {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

/** What the tests said, by what became of them; one that passed at the second try still holds what the first one said. */
async function readTests(): Promise<{ passed: number; failed: string[]; repeated: string[] }> {
  try {
    const { testResults }: Report = JSON.parse(await readFile(report, 'utf8'));
    const tests = testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, title: `${relative(root, name)} > ${test.fullName}` })),
    );
    const passed = tests.filter(({ status }) => status === 'passed');
    return {
      passed: passed.length,
      failed: tests.filter(({ status }) => status === 'failed').map(({ title }) => title),
      repeated: passed.filter(({ failureMessages }) => failureMessages.length > 0).map(({ title }) => title),
    };
  } catch {
    return { passed: 0, failed: [], repeated: [] };
  } finally {
    await rm(report, { force: true });
  }
}

const failed: string[] = [];
for (const [name, step] of steps) {
  console.log(`\n── ${name}`);
  const started = performance.now();
  const ok = await step().catch((error: unknown) => {
    console.error(error);
    return false;
  });
  console.log(`${ok ? 'done' : 'FAILED'} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (!ok) failed.push(name);
}
const tests = await readTests();
for (const title of tests.repeated) console.log(`Passed at the second try: ${title}`);
for (const title of tests.failed) console.error(`Failed: ${title}`);
if (failed.length > 0) console.error(`\nFailed: ${failed.join('; ')}`);
console.log(`\n${tests.passed} passed, ${tests.failed.length} failed`);
process.exitCode = failed.length > 0 || tests.passed === 0 ? 1 : 0;
