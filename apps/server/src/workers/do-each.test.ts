import { expect, it } from 'vitest';
import { doEach } from './do-each.ts';

it('does all of it although one fails, and tells of the failure then', async () => {
  const done: number[] = [];
  const work = async (item: number) => {
    if (item === 2) throw new Error('Not this one.');
    done.push(item);
  };
  await expect(doEach([1, 2, 3], work)).rejects.toThrow('Not this one.');
  expect(done).toEqual([1, 3]);
});
