import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { program, root, runNode, type Stage } from './run-stages.ts';

export type TestReport = {
  readonly passed: number;
  readonly failed: readonly { readonly title: string; readonly error: string }[];
  readonly slowest: readonly { readonly file: string; readonly seconds: number }[];
};

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
};

const FILE = join(tmpdir(), `wattle-tests-${process.pid}.json`);
const SHOWN_FILES = 10;

/** A stage that runs these projects of vitest.config.ts. */
export const testStage = (projects: readonly string[], env: Readonly<Record<string, string>> = {}): Stage => ({
  name: `Tests: ${projects.join(', ')}`,
  does: `Vitest runs ${projects.length === 1 ? 'this project' : 'these projects'} of vitest.config.ts, as many files at once as there are processors.`,
  run: () =>
    runNode(
      [
        program('vitest', 'vitest.mjs'),
        'run',
        ...projects.flatMap((project) => ['--project', project]),
        // one line per file while running; the full details at the end
        `--reporter=${process.env.CI ? 'dot' : 'default'}`,
        '--reporter=json',
        `--outputFile.json=${FILE}`,
      ],
      { isLive: true, env },
    ),
});

/** The results of the last run; undefined when it did not finish. */
export async function readReport(): Promise<TestReport | undefined> {
  try {
    return reportOf(JSON.parse(await readFile(FILE, 'utf8')), root);
  } catch {
    return undefined;
  } finally {
    await rm(FILE, { force: true });
  }
}

export function reportOf({ testResults }: VitestReport, folder: string): TestReport {
  const files = testResults.map((file) => ({ ...file, path: relative(folder, file.name) }));
  const tests = files.flatMap(({ path, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, title: `${path} > ${test.fullName}` })),
  );
  // a file that fails to load has no tests
  const broken = files
    .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
    .map(({ path, message }) => ({ title: path, error: firstLine(message) }));
  const failed = tests
    .filter(({ status }) => status === 'failed')
    .map(({ title, failureMessages: [message = ''] }) => ({ title, error: firstLine(message) }));
  const slowest = files
    .map(({ path, startTime, endTime }) => ({ file: path, seconds: (endTime - startTime) / 1000 }))
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, SHOWN_FILES);
  return { passed: tests.filter(({ status }) => status === 'passed').length, failed: [...broken, ...failed], slowest };
}

export const firstLine = (message: string): string => message.trim().split('\n')[0] ?? '';
