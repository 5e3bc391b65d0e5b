import { expect, it } from 'vitest';
import { createQueue } from './create-queue.ts';

it('runs one at a time, in order, and goes on after a failure [C-4-06]', async () => {
  const queue = createQueue();
  const log: string[] = [];
  let running = 0;
  const work = (name: string, fails = false) =>
    queue(async () => {
      running += 1;
      log.push(`${name} of ${running}`);
      await Promise.resolve();
      await Promise.resolve();
      running -= 1;
      if (fails) throw new Error(name);
      return name;
    });
  const answers = await Promise.allSettled([work('one'), work('two', true), work('three')]);
  expect(log).toEqual(['one of 1', 'two of 1', 'three of 1']);
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});
