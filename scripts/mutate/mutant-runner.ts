import { type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner, vi } from 'vitest';
import { openMutation } from './mutation.ts';

/** What one test file found out about mutants. */
export type FileFindings = {
  /** Mutant id and the title of the test that failed. */
  readonly killed: readonly (readonly [id: number, title: string])[];
  /** Mutants that a test executed. */
  readonly covered: readonly number[];
  /** Mutants that need the whole file reloaded: executed while it loaded, or its tests have hooks. */
  readonly wholeFile: readonly number[];
};

declare module 'vitest' {
  interface TaskMeta {
    mutants?: FileFindings;
  }
  interface ProvidedContext {
    /**
     * Limits the mutants a random test file reruns with, because it is slow. Other files rerun with all they
     * execute.
     */
    nearMutants: Readonly<Record<string, readonly number[]>>;
  }
}

type Covering = { readonly test: RunnerTestCase; readonly questions: number };

const LOADING = 5_000_000;
const MANY = 100_000;
/** Timeout for a promise that a mutant never settles: this, or many times the test's own duration. */
const LEAST_MS = 500;
const TIMES = 20;

const mutation = openMutation();
/** A killed mutant needs no further tests; the thread keeps this across files. */
const killed = new Map<number, string>();

/**
 * Runs a test file and records which mutants each test executes, then reruns those tests with each mutant
 * until one fails. A file requested as `name.test.ts?mutant=7` is loaded and run with that mutant.
 */
export default class MutantRunner extends TestRunner {
  #mutant: number | undefined;
  #covering = new Map<number, Covering[]>();
  /** Executed only on the first run, because a module caches the result. */
  #remembered: number[] = [];

  override async importFile(path: string, source: 'collect' | 'setup'): Promise<unknown> {
    const [file = path, mutant] = path.split('?mutant=');
    this.#mutant = mutant === undefined ? undefined : Number(mutant);
    if (this.#mutant === undefined) {
      this.#covering = new Map();
      this.#remembered = [];
      return await super.importFile(file, source);
    }
    if (killed.has(this.#mutant)) return undefined;
    vi.resetModules();
    mutation.activate(this.#mutant, LOADING);
    try {
      return await super.importFile(file, source);
    } catch (error) {
      killed.set(this.#mutant, file);
      throw error;
    }
  }

  override async onBeforeRunTask(test: RunnerTestCase): Promise<void> {
    await super.onBeforeRunTask(test);
    if (this.#mutant === undefined) mutation.record();
    else if (killed.has(this.#mutant)) test.mode = 'skip';
    else mutation.activate(this.#mutant, LOADING);
  }

  override onAfterRunTask(test: RunnerTestCase): void {
    super.onAfterRunTask(test);
    if (this.#mutant !== undefined) {
      if (test.result?.state === 'fail') killed.set(this.#mutant, test.fullTestName);
      return;
    }
    const { ids, questions } = mutation.recorded();
    for (const id of ids) this.#covering.set(id, [...(this.#covering.get(id) ?? []), { test, questions }]);
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if ('filepath' in suite) await this.#finish(suite as RunnerTestFile);
  }

  async #finish(file: RunnerTestFile): Promise<void> {
    const before = new Set(killed.keys());
    if (this.#mutant !== undefined) {
      mutation.deactivate();
      // a file that fails to load has no test that could fail
      if (file.result?.state === 'fail' && !killed.has(this.#mutant)) killed.set(this.#mutant, file.name);
      before.delete(this.#mutant);
    } else if (!hasHooks(file)) await this.#runAgain(this.injectValue('nearMutants')[file.filepath]);
    const covered = [...this.#covering.keys()];
    const loaded = [...mutation.takeLoaded(), ...this.#remembered];
    file.meta.mutants = {
      killed: [...killed].filter(([id]) => !before.has(id)),
      covered,
      wholeFile: hasHooks(file) ? [...new Set([...covered, ...loaded])] : loaded,
    };
  }

  async #runAgain(only: readonly number[] | undefined): Promise<void> {
    const near = only && new Set(only);
    const steady = new Set<RunnerTestCase>();
    mutation.record();
    for (const { test } of new Set([...this.#covering.values()].flat())) {
      if (!steady.has(test) && test.result?.state === 'pass' && (await passes(test))) steady.add(test);
    }
    mutation.recorded();
    for (const [id, covering] of this.#covering) {
      if (killed.has(id) || near?.has(id) === false) continue;
      let wasMet = false;
      const quickest = covering.filter(({ test }) => steady.has(test)).sort((a, b) => a.questions - b.questions);
      for (const { test, questions } of quickest) {
        mutation.activate(id, questions * 20 + MANY);
        const passed = await passes(test);
        wasMet = mutation.deactivate().wasMet || wasMet;
        if (passed) continue;
        killed.set(id, test.fullTestName);
        break;
      }
      if (!wasMet) this.#remembered.push(id);
    }
  }
}

/** A test with hooks cannot run on its own. */
function hasHooks(suite: RunnerTestSuite): boolean {
  const hooks = Object.values(TestRunner.getSuiteHooks(suite));
  return hooks.some((some) => some.length > 0) || suite.tasks.some((task) => task.type === 'suite' && hasHooks(task));
}

async function passes(test: RunnerTestCase): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), LEAST_MS + TIMES * (test.result?.duration ?? 0));
  try {
    const fn = TestRunner.getTestFn(test);
    return await Promise.race([Promise.resolve(fn()).then(() => true), promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
