import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { createVitest, type Reporter, type TestModule, type TestSpecification, type Vitest } from 'vitest/node';
import type { FileFindings } from './mutant-runner.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const FEW_CASES = join(root, 'scripts/mutate/few-cases.ts');

export type TestRun = {
  /** Options of the tests' project in `vitest.config.ts`. */
  readonly options: Readonly<Record<string, unknown>>;
  /** By absolute path: instrumented text to load instead of the file. */
  readonly instrumented: ReadonlyMap<string, string>;
  onFile(path: string, findings: FileFindings | undefined, failed: boolean): void;
};

/** A Vitest that stays open with one thread that keeps loaded modules. */
export async function openTests({ options, instrumented, onFile }: TestRun): Promise<Vitest> {
  const plugin: Plugin = {
    name: 'mutants',
    enforce: 'pre',
    load: (id) => instrumented.get(id),
    resolveId: (id, importer) => (id === 'fast-check' && importer !== FEW_CASES ? FEW_CASES : undefined),
  };
  const reporter: Reporter = {
    onTestModuleEnd(module: TestModule) {
      onFile(module.moduleId, module.meta().mutants, module.state() === 'failed');
    },
  };
  return await createVitest(
    'test',
    {
      ...options,
      config: false,
      root,
      watch: false,
      isolate: false,
      maxWorkers: 1,
      fileParallelism: false,
      pool: 'threads',
      silent: true,
      // nobody waits for this run, and a loaded machine is slow
      testTimeout: 300_000,
      // neither an ordinary run nor one with other mutants may see these modules
      fsModuleCache: false,
      reporters: [reporter],
      runner: join(root, 'scripts/mutate/mutant-runner.ts'),
      dangerouslyIgnoreUnhandledErrors: true,
      sequence: { sequencer: InOrder },
    },
    { plugins: [plugin] },
  );
}

/** Runs test files in the given order; `name.test.ts?mutant=7` runs with that mutant. */
export async function runFiles(vitest: Vitest, paths: readonly string[]): Promise<void> {
  const [project] = vitest.projects;
  if (!project || paths.length === 0) return;
  await vitest.runTestSpecifications(paths.map((path) => project.createSpecification(path)));
}

class InOrder {
  sort(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
  shard(files: TestSpecification[]): TestSpecification[] {
    return files;
  }
}
