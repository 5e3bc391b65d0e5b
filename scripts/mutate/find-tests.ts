import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { importsOf } from '../checks/read-imports.ts';

export type TestFile = {
  readonly path: string;
  /** Import distance from the test to each source file it reaches. */
  readonly distances: ReadonlyMap<string, number>;
  /** Runs many random cases: slow, so other tests come first. */
  readonly isRandom: boolean;
  readonly usesDatabase: boolean;
};

/** Tests that spawn processes cannot see mutants, which live in this process's memory. */
const PROCESSES = "from 'node:child_process'";

/**
 * Tests of the same package that reach these files through imports. Database and random tests are slow and
 * count only in the folder of such a file. `others` names further packages whose tests count, or single test files.
 */
export async function findTests(
  root: string,
  sources: readonly string[],
  others: readonly string[] = [],
): Promise<TestFile[]> {
  const packages = [...new Set([...sources, ...others].map((file) => file.split('/').slice(0, 2).join('/')))];
  const texts = new Map<string, string>();
  for await (const file of glob(
    packages.map((folder) => `${folder}/{src,testing}/**/*.{ts,tsx}`),
    { cwd: root },
  )) {
    texts.set(file, await readFile(join(root, file), 'utf8'));
  }
  const folders = new Set(sources.map((file) => dirname(file)));
  const isNear = (path: string): boolean => folders.has(dirname(path)) || others.includes(path);
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
    .filter(({ path, isRandom, usesDatabase }) => !(isRandom || usesDatabase) || isNear(path))
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
