import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { importsOf } from '../checks/read-imports.ts';

export type TestFile = {
  readonly path: string;
  /** How many imports lie between the test and each file of sources that it reaches. */
  readonly distances: ReadonlyMap<string, number>;
  /** Tries many random cases: slow, so the others come first. */
  readonly isRandom: boolean;
  readonly usesDatabase: boolean;
};

/** What runs in a process of its own does not meet mutants: they are in the memory of this one. */
const PROCESSES = "from 'node:child_process'";

/**
 * The tests of the same package that reach any of these files through their imports. Tests with a database and random
 * ones are slow: only those in the folder of such a file count. `others` are packages whose tests count as well.
 */
export async function findTests(
  root: string,
  sources: readonly string[],
  others: readonly string[] = [],
): Promise<TestFile[]> {
  const packages = [...new Set([...sources, ...others].map((file) => file.split('/').slice(0, 2).join('/')))];
  const texts = new Map<string, string>();
  for await (const file of glob(
    packages.map((folder) => `${folder}/src/**/*.{ts,tsx}`),
    { cwd: root },
  )) {
    texts.set(file, await readFile(join(root, file), 'utf8'));
  }
  const folders = new Set(sources.map((file) => dirname(file)));
  const wanted = new Set(sources);
  return [...texts.keys()]
    .filter((path) => /(?<!\.component)\.test\.tsx?$/.test(path))
    .map((path) => ({
      path,
      distances: distancesFrom(path, texts),
      isRandom: texts.get(path)?.includes('fast-check') ?? false,
      usesDatabase: path.endsWith('.db.test.ts'),
    }))
    .filter(({ distances }) => ![...distances.keys()].some((file) => texts.get(file)?.includes(PROCESSES)))
    .filter(({ path, isRandom, usesDatabase }) => !(isRandom || usesDatabase) || folders.has(dirname(path)))
    .filter(({ distances }) => [...distances.keys()].some((file) => wanted.has(file)));
}

function distancesFrom(start: string, texts: ReadonlyMap<string, string>): Map<string, number> {
  const distances = new Map([[start, 0]]);
  for (const [file, distance] of distances) {
    for (const { to, typeOnly } of importsOf(file, texts.get(file) ?? '')) {
      const target = to.replace(/^@wattle\/([a-z]+)$/, 'packages/$1/src/index.ts');
      if (!typeOnly && texts.has(target) && !distances.has(target)) distances.set(target, distance + 1);
    }
  }
  return distances;
}
