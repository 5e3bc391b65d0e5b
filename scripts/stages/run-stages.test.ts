import { expect, it, vi } from 'vitest';
import { runInOrder } from './run-stages.ts';

it('says what each stage does before it runs, and what came of it', async () => {
  const said: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line) => said.push(line));
  vi.spyOn(console, 'error').mockImplementation((line) => said.push(line));
  const stage = (name: string, run: () => string) => ({
    name,
    does: `looks at ${name}.`,
    run: async () => {
      said.push('runs');
      return { isOk: name !== 'words', output: run() };
    },
  });
  const done = await runInOrder([
    stage('words', () => 'a.ts:1: “Buy”\n'),
    stage('types', () => {
      throw new Error('no compiler');
    }),
  ]).finally(() => vi.restoreAllMocks());
  expect(said.map((line) => line.replace(/\d+\.\d/, '0.0'))).toEqual([
    ...['… words: looks at words.', 'runs', '\na.ts:1: “Buy”\n', '✗ words (0.0 s)'],
    ...['… types: looks at types.', 'runs', '\nError: no compiler\n', '✗ types (0.0 s)'],
  ]);
  expect(done.map(({ name, isOk }) => [name, isOk])).toEqual([
    ['words', false],
    ['types', false],
  ]);
});
