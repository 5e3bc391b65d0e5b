import { expect, it } from 'vitest';
import { reportOf } from './run-tests.ts';

const test = (fullName: string, ...failureMessages: string[]) => ({
  fullName,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
  failureMessages,
});
const file = (name: string, seconds: number, ...assertionResults: ReturnType<typeof test>[]) => ({
  name: `/shop/${name}`,
  status: assertionResults.some(({ status }) => status === 'failed') ? 'failed' : 'passed',
  message: '',
  startTime: 1_000,
  endTime: 1_000 + seconds * 1_000,
  assertionResults,
});

it('names every test that failed, with the first line of its first error', () => {
  const report = reportOf(
    { testResults: [file('a.test.ts', 1, test('adds'), test('takes', 'Error: no\n    at a.ts:1', 'Error: other'))] },
    '/shop',
  );
  expect(report).toMatchObject({ passed: 1, failed: [{ title: 'a.test.ts > takes', error: 'Error: no' }] });
});

it('names a file that could not be loaded', () => {
  const broken = { ...file('b.test.ts', 1), status: 'failed', message: 'SyntaxError: here\n  at' };
  expect(reportOf({ testResults: [broken] }, '/shop').failed).toEqual([
    { title: 'b.test.ts', error: 'SyntaxError: here' },
  ]);
});

it('lists the ten slowest files, the slowest first', () => {
  const files = Array.from({ length: 12 }, (_, index) => file(`${index}.test.ts`, index));
  const { slowest } = reportOf({ testResults: files }, '/shop');
  expect(slowest.map(({ file: name }) => name)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map((n) => `${n}.test.ts`));
  expect(slowest[0]?.seconds).toBe(11);
});
