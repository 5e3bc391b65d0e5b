import { expect, it } from 'vitest';
import { findMutants } from './find-mutants.ts';
import { reportLines } from './write-report.ts';

const mutants = findMutants('src/some.ts', '\nf(a < b);', 0);
const verdicts = { killed: new Map([[0, 'adds > up']]), covered: new Set([0, 1]), broken: [] };

it('lists what no test noticed with its line, and says where no test comes', () => {
  const lines = reportLines(mutants, verdicts);
  expect(lines).toContain('survived  src/some.ts:2  a < b → a <= b');
  expect(lines).toContain('survived  src/some.ts:2  a < b → a >= b  (none of these tests comes here)');
  expect(lines.join()).not.toContain('killed    ');
  expect(lines.slice(-2)).toEqual([
    '20.0 % of 5 mutants killed, 4 survived',
    '50.0 % of the 2 that these tests come past',
  ]);
});

it('names the test that noticed, if asked', () => {
  expect(reportLines(mutants, verdicts, true)[0]).toBe('killed    src/some.ts:2  left out f(a < b);  (adds > up)');
});
