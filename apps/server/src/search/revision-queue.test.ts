import { describe, expect, it } from 'vitest';
import { EVERYTHING, NOTHING, type Work } from './pending-work.ts';
import { createRevisionQueue } from './revision-queue.ts';

const of = (...ids: string[]): Work => ({ ...NOTHING, productIds: new Set(ids) });
const idsOf = (work: Work | undefined) => [...(work?.productIds ?? [])];

function open(perform: (work: Work) => Promise<void>) {
  const done: Work[] = [];
  const errors: unknown[] = [];
  const queue = createRevisionQueue({
    perform: async (work) => {
      await perform(work);
      done.push(work);
    },
    onError: (error) => errors.push(error),
    onAttempt: () => {},
  });
  return { queue, done, errors };
}

describe('createRevisionQueue', () => {
  it('does one thing at a time, and what comes meanwhile at once', async () => {
    let working = 0;
    let most = 0;
    const { queue, done } = open(async () => {
      working += 1;
      most = Math.max(most, working);
      await new Promise((resolve) => setImmediate(resolve));
      working -= 1;
    });
    const build = queue.run(EVERYTHING);
    await Promise.all([build, queue.add(of('a')), queue.add(of('b', 'a')), queue.add(of('c'))]);
    expect(most).toBe(1);
    expect(done.map(({ everything }) => everything)).toEqual([true, false]);
    expect(idsOf(done[1])).toEqual(['a', 'b', 'c']);
  });

  it('tries again what failed, together with what came since', async () => {
    let attempts = 0;
    const { queue, done, errors } = open(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('away for a moment');
    });
    await queue.add(of('a'));
    expect({ done: done.length, errors: errors.length }).toEqual({ done: 0, errors: 1 });
    await queue.add(of('b'));
    expect(idsOf(done[0])).toEqual(['a', 'b']);
    await queue.close();
  });

  it('tries again by itself', async () => {
    let attempts = 0;
    const { queue, done } = open(async () => {
      attempts += 1;
      if (attempts === 1) throw new Error('away for a moment');
    });
    await queue.add(of('a'));
    await expect.poll(() => idsOf(done[0])).toEqual(['a']);
    await queue.close();
  });

  it('gives the failure of the first build to whoever waits for it, and goes on', async () => {
    const { queue, done } = open(async ({ everything }) => {
      if (everything) throw new Error('no database');
    });
    await expect(queue.run(EVERYTHING)).rejects.toThrow('no database');
    await queue.add(of('a'));
    expect(done).toHaveLength(1);
  });

  it('does nothing more once it is closed', async () => {
    const { queue, done } = open(async () => {});
    await queue.close();
    await queue.add(of('a'));
    expect(done).toEqual([]);
  });
});
