import { runInOrder, type Stage, type TimedStage } from './run-stages.ts';
import { firstLine, readReport, type TestReport } from './run-tests.ts';

/**
 * Runs lanes of stages in parallel, then the tests. Ends with a list of failures, each with its first error, and their
 * number, and exits with 1 if there are any.
 */
export async function runCommand(lanes: readonly (readonly Stage[])[], tests: Stage): Promise<void> {
  const started = performance.now();
  const prepared = (await Promise.all(lanes.map(runInOrder))).flat();
  const tested = await runInOrder([tests]);
  const report = await readReport();
  const stages = [...prepared, ...tested];
  printTimes(stages, report, (performance.now() - started) / 1000);
  const failures = failuresOf(prepared, tested, report);
  for (const { title, error } of failures) console.error(`Failed: ${title}\n        ${error}`);
  console.log(`\n${report?.passed ?? 0} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 && report && report.passed > 0 ? 0 : 1;
}

/** Checks that failed, then tests; a run of tests that failed by none of them, such as one that broke off, counts too. */
export function failuresOf(
  checks: readonly TimedStage[],
  tested: readonly TimedStage[],
  report: TestReport | undefined,
): TestReport['failed'] {
  const tests = report?.failed ?? [];
  return [...checks, ...(tests.length > 0 ? [] : tested)]
    .filter(({ isOk }) => !isOk)
    .map(({ name, output }) => ({ title: name, error: firstLine(output) || 'no test says why: see above' }))
    .concat(tests);
}

function printTimes(stages: readonly TimedStage[], report: TestReport | undefined, seconds: number): void {
  const row = (amount: number, name: string) => console.log(`${amount.toFixed(1).padStart(8)} s  ${name}`);
  console.log('\nStages');
  for (const stage of stages) row(stage.seconds, stage.name);
  row(seconds, 'in all');
  console.log('\nSlowest files');
  for (const { file, seconds: took } of report?.slowest ?? []) row(took, file);
  console.log('');
}
