import { describe, expect, it } from 'vitest';
import { WorkQueue } from './work-queue.ts';

const gate = () => Promise.withResolvers<void>();

describe('WorkQueue', () => {
  it('does a key that is asked twice at once only once', async () => {
    const queue = new WorkQueue(2);
    const open = gate();
    let runs = 0;
    const work = async () => {
      runs += 1;
      await open.promise;
      return runs;
    };
    const both = Promise.all([queue.run('a', work), queue.run('a', work)]);
    open.resolve();
    expect(await both).toEqual([1, 1]);
    await queue.run('a', work);
    expect(runs).toBe(2);
  });

  it('runs no more at a time than its width', async () => {
    const queue = new WorkQueue(2);
    let active = 0;
    let most = 0;
    const work = async () => {
      most = Math.max(most, ++active);
      await new Promise(setImmediate);
      active -= 1;
    };
    await Promise.all(Array.from({ length: 9 }, (_, i) => queue.run(String(i), work)));
    expect(most).toBe(2);
  });

  it('frees its place after a failure', async () => {
    const queue = new WorkQueue(1);
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('b', async () => 'yes')).toBe('yes');
  });

  it('drops what waits when it closes, and finishes what runs', async () => {
    const queue = new WorkQueue(1, 5);
    const open = gate();
    const done: string[] = [];
    queue.add('runs', () => open.promise.then(() => done.push('runs')));
    queue.add('waits', async () => done.push('waits'));
    queue.clear();
    open.resolve();
    await queue.idle();
    expect(done).toEqual(['runs']);
  });

  it('takes no more background work than its bound', async () => {
    const queue = new WorkQueue(1, 1);
    const open = gate();
    const done: string[] = [];
    for (const key of ['a', 'b', 'c']) queue.add(key, () => open.promise.then(() => done.push(key)));
    open.resolve();
    await queue.idle();
    await queue.idle();
    expect(done).toEqual(['a', 'b']);
  });
});
