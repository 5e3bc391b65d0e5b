import { dirname, join, relative } from 'node:path';
import type { Mutant } from './find-mutants.ts';
import type { TestFile } from './find-tests.ts';
import type { FileFindings } from './mutant-runner.ts';
import { openTests, runFiles } from './run-tests.ts';

export type Verdicts = {
  /** Mutant id and the test that failed. */
  readonly killed: ReadonlyMap<number, string>;
  /** Mutants that some test executed. */
  readonly covered: ReadonlySet<number>;
  /** Files of tests that fail without any mutant: they tell nothing. */
  readonly broken: readonly string[];
};

/** Any test may use a constant: if the nearest 25 do not notice, none will. */
const NEAREST = 25;

type Options = {
  readonly root: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly mutants: readonly Mutant[];
  readonly tests: readonly TestFile[];
  readonly instrumented: ReadonlyMap<string, string>;
  /** Tests that take longer are not run again. */
  readonly longestMs: number | undefined;
  readonly progress: (line: string) => void;
};

/**
 * First runs every test normally, then again with each mutant it executed. Remaining mutants need whole test
 * files reloaded: those in constants, and those executed by tests with hooks.
 */
export async function tryMutants({
  root,
  options,
  mutants,
  tests,
  instrumented,
  longestMs,
  progress,
}: Options): Promise<Verdicts> {
  const killed = new Map<number, string>();
  const covered = new Set<number>();
  const wholeFile = new Map<number, Set<string>>();
  const broken: string[] = [];
  let done = 0;
  let total = tests.length;

  const onFile = (id: string, findings: FileFindings | undefined, failed: boolean): void => {
    const [path = id, mutant] = relative(root, id).split('?mutant=');
    done += 1;
    for (const [id, title] of findings?.killed ?? []) killed.set(id, title);
    for (const id of findings?.covered ?? []) covered.add(id);
    if (mutant === undefined) {
      if (failed) broken.push(path);
      for (const id of findings?.wholeFile ?? []) wholeFile.set(id, (wholeFile.get(id) ?? new Set()).add(path));
    } else {
      covered.add(Number(mutant));
      // a mutant that prevents a file from loading has no findings
      if (failed && !killed.has(Number(mutant))) killed.set(Number(mutant), path);
    }
    progress(`${done} of ${total} test runs, ${killed.size} of ${mutants.length} mutants killed`);
  };

  const vitest = await openTests({ options, instrumented, onFile });
  try {
    vitest.provide('nearMutants', nearMutants(root, mutants, tests));
    vitest.provide('longestMs', longestMs ?? Number.MAX_SAFE_INTEGER);
    await runFiles(
      vitest,
      tests.map(({ path }) => join(root, path)),
    );
    if (done < total) throw new Error(`Only ${done} of ${total} files of tests were run`);
    const again = mutants
      .filter(({ id }) => !killed.has(id) && wholeFile.has(id))
      .flatMap((mutant) =>
        filesFor(mutant, wholeFile.get(mutant.id) ?? new Set(), tests)
          .filter((path) => !broken.includes(path))
          .map((path) => `${join(root, path)}?mutant=${mutant.id}`),
      );
    total += again.length;
    await runFiles(vitest, again);
  } finally {
    await vitest.close();
  }
  return { killed, covered, broken };
}

/** By random test file: the mutants in its own folder. */
const nearMutants = (
  root: string,
  mutants: readonly Mutant[],
  tests: readonly TestFile[],
): Record<string, readonly number[]> =>
  Object.fromEntries(
    tests
      .filter(({ isRandom }) => isRandom)
      .map(({ path }) => [join(root, path), mutants.filter((mutant) => isBeside(mutant, path)).map(({ id }) => id)]),
  );

const isBeside = ({ file }: Mutant, path: string): boolean => dirname(file) === dirname(path);

/** The test files that executed a mutant, and those nearest to it. */
function filesFor(mutant: Mutant, met: ReadonlySet<string>, tests: readonly TestFile[]): string[] {
  const { file } = mutant;
  const near = tests
    .filter(({ distances, usesDatabase }) => distances.has(file) && !usesDatabase)
    .filter(({ path, isRandom }) => !isRandom || isBeside(mutant, path))
    .sort((a, b) => (a.distances.get(file) ?? 0) - (b.distances.get(file) ?? 0))
    .slice(0, NEAREST);
  const paths = near.map(({ path }) => path);
  return [...new Set([...paths, ...met])];
}
