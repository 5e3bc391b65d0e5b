import { expect, it } from 'vitest';
import { runWorkers } from './run-workers.ts';

it('starts and stops each worker, although one throws and another hangs, and says which', async () => {
  const said: unknown[] = [];
  const log = { error: (about: object, message: string) => said.push([message, 'worker' in about && about.worker]) };
  const done: string[] = [];
  const broken = (): never => {
    throw new Error('broken');
  };
  const workers = runWorkers(
    {
      broken: { start: broken, close: async () => broken() },
      hanging: { start: () => done.push('hanging'), close: () => new Promise(() => {}) },
      good: { start: () => done.push('good'), close: async () => done.push('good closed') },
    },
    log as never,
    20,
  );
  workers.start();
  workers.start();
  expect(done).toEqual(['hanging', 'good']);
  await workers.close();
  expect(done).toContain('good closed');
  expect(said).toEqual([
    ['a worker could not start', 'broken'],
    ['a worker did not stop cleanly', 'broken'],
    ['a worker did not stop in time', 'hanging'],
  ]);
});
