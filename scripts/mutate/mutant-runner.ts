import { type RunnerTestCase, type RunnerTestFile, type RunnerTestSuite, TestRunner, vi } from 'vitest';
import { openMutation } from './mutation.ts';

/** What one test file found out about mutants. */
export type FileFindings = {
  /** Mutant id and the title of the test that failed. */
  readonly killed: readonly (readonly [id: number, title: string])[];
  /** Mutants that a test executed. */
  readonly covered: readonly number[];
  /** Mutants that need the whole file reloaded: executed while it loaded, or by tests that cannot run twice. */
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
    /** Tests that take longer are not run again. */
    longestMs: number;
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
 * until one fails: before the hooks that close what they share, such as a database. A file requested as
 * `name.test.ts?mutant=7` is loaded and run with that mutant.
 */
export default class MutantRunner extends TestRunner {
  #mutant: number | undefined;
  #covering = new Map<number, Covering[]>();
  /** Executed only on the first run, because a module caches the result. */
  #remembered: number[] = [];
  /** Their tests cannot run twice on the same data. */
  #unsure = new Set<number>();
  /** Killed before this file. */
  #before = new Set<number>();

  override async importFile(path: string, source: 'collect' | 'setup'): Promise<unknown> {
    const [file = path, mutant] = path.split('?mutant=');
    this.#mutant = mutant === undefined ? undefined : Number(mutant);
    this.#before = new Set(killed.keys());
    if (this.#mutant === undefined) {
      this.#covering = new Map();
      this.#remembered = [];
      this.#unsure = new Set();
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

  override async onAfterRunTask(test: RunnerTestCase): Promise<void> {
    super.onAfterRunTask(test);
    if (this.#mutant !== undefined) {
      if (test.result?.state === 'fail') killed.set(this.#mutant, test.fullTestName);
      return;
    }
    const { ids, questions } = mutation.recorded();
    const isAsked = (test.result?.duration ?? 0) <= this.injectValue('longestMs');
    for (const id of isAsked ? ids : [])
      this.#covering.set(id, [...(this.#covering.get(id) ?? []), { test, questions }]);
    const shared = sharedBy(test);
    if (shared && testsOf(shared).at(-1) === test) await this.#runAgain(test.file, shared);
  }

  override async onAfterRunSuite(suite: RunnerTestSuite): Promise<void> {
    await super.onAfterRunSuite(suite);
    if ('filepath' in suite) await this.#finish(suite as RunnerTestFile);
  }

  async #finish(file: RunnerTestFile): Promise<void> {
    if (this.#mutant !== undefined) {
      mutation.deactivate();
      // a file that fails to load has no test that could fail
      if (file.result?.state === 'fail' && !killed.has(this.#mutant)) killed.set(this.#mutant, file.name);
    } else await this.#runAgain(file, undefined);
    const covered = [...this.#covering.keys()];
    const loaded = [...mutation.takeLoaded(), ...this.#remembered];
    file.meta.mutants = {
      killed: [...killed].filter(([id]) => !this.#before.has(id)),
      covered,
      wholeFile: [...new Set([...loaded, ...this.#unsure])],
    };
  }

  /** With the tests that share the hooks of a suite, or with those that share none. */
  async #runAgain(file: RunnerTestFile, shared: RunnerTestSuite | undefined): Promise<void> {
    const only = this.injectValue('nearMutants')[file.filepath];
    const near = only && new Set(only);
    const longestMs = this.injectValue('longestMs');
    const tests = testsOf(file)
      .filter((test) => sharedBy(test) === shared)
      .filter((test) => (test.result?.duration ?? 0) <= longestMs);
    let steady = await this.#steady(tests);
    const todo = [...this.#covering]
      .map(([id, covering]) => [id, covering.filter(({ test }) => tests.includes(test))] as const)
      .filter(([id, covering]) => covering.length > 0 && !killed.has(id) && near?.has(id) !== false);
    for (const [id, covering] of todo) {
      let wasMet = false;
      const quickest = covering.filter(({ test }) => steady.has(test)).sort((a, b) => a.questions - b.questions);
      if (quickest.length < covering.length) this.#unsure.add(id);
      for (const { test, questions } of quickest) {
        mutation.activate(id, questions * 20 + MANY);
        const passed = await passes(test);
        wasMet = mutation.deactivate().wasMet || wasMet;
        if (passed) continue;
        if (shared && !(await this.#steady([test])).has(test)) {
          // the mutant has spoilt what they share: only a new start can tell, of some others too
          this.#unsure.add(id);
          steady = await this.#steady([...steady]);
        } else killed.set(id, test.fullTestName);
        break;
      }
      if (!wasMet) this.#remembered.push(id);
    }
  }

  /** Those that pass a second time. */
  async #steady(tests: readonly RunnerTestCase[]): Promise<ReadonlySet<RunnerTestCase>> {
    const steady = new Set<RunnerTestCase>();
    mutation.record();
    for (const test of tests) if (test.result?.state === 'pass' && (await passes(test))) steady.add(test);
    mutation.recorded();
    return steady;
  }
}

const testsOf = (suite: RunnerTestSuite): RunnerTestCase[] =>
  suite.tasks.flatMap((task) => (task.type === 'suite' ? testsOf(task) : [task]));

/** The suites around a test, the file first. */
function suitesOf({ suite, file }: RunnerTestCase): RunnerTestSuite[] {
  const around: RunnerTestSuite[] = [];
  for (let one = suite; one && one !== file; one = one.suite) around.unshift(one);
  return [file, ...around];
}

/** The outermost suite whose hooks a test needs. */
const sharedBy = (test: RunnerTestCase): RunnerTestSuite | undefined =>
  suitesOf(test).find((suite) => Object.values(TestRunner.getSuiteHooks(suite)).some((hooks) => hooks.length > 0));

/** The test with the hooks around each test. */
async function runWithHooks(test: RunnerTestCase): Promise<void> {
  const suites = suitesOf(test);
  for (const suite of suites)
    for (const hook of TestRunner.getSuiteHooks(suite).beforeEach) await hook(test.context, suite);
  try {
    await TestRunner.getTestFn(test)();
  } finally {
    for (const suite of suites.toReversed())
      for (const hook of TestRunner.getSuiteHooks(suite).afterEach) await hook(test.context, suite);
  }
}

async function passes(test: RunnerTestCase): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), LEAST_MS + TIMES * (test.result?.duration ?? 0));
  try {
    return await Promise.race([runWithHooks(test).then(() => true), promise]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
