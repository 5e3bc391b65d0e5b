import { expect, it } from 'vitest';
import { failuresOf } from './run-command.ts';

const stage = (name: string, isOk: boolean, output = '') => ({ name, isOk, output, seconds: 1 });
const failed = [{ title: 'a.test.ts > adds', error: 'Error: no' }];
const report = { passed: 2, failed, slowest: [] };

it('counts a check that failed, with the first line that it printed, beside the tests', () => {
  const checks = [stage('Types', false, '\na.ts(1,2): error\nb.ts(3,4): error\n'), stage('Words', true, 'none')];
  expect(failuresOf(checks, [stage('Tests: unit', false)], report)).toEqual([
    { title: 'Types', error: 'a.ts(1,2): error' },
    ...failed,
  ]);
});

it('counts a run of tests that broke off without a test that says why', () => {
  const broken = [{ title: 'Tests: unit', error: 'no test says why: see above' }];
  expect(failuresOf([], [stage('Tests: unit', false)], undefined)).toEqual(broken);
  expect(failuresOf([], [stage('Tests: unit', false)], { ...report, failed: [] })).toEqual(broken);
});

it('counts nothing when all is well', () => {
  expect(failuresOf([stage('Types', true)], [stage('Tests: unit', true)], { ...report, failed: [] })).toEqual([]);
});
