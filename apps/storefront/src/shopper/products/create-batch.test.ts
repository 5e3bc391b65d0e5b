import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBatch } from './create-batch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A shop that knows every id not starting with x, recording requests. */
function open() {
  const calls: (readonly string[])[] = [];
  const batch = createBatch<string>({
    load: async (ids) => {
      calls.push(ids);
      return new Map(ids.filter((id) => !id.startsWith('x')).map((id) => [id, `product ${id}`]));
    },
  });
  return { batch, calls };
}

describe('lookups in batches', () => {
  it('go out together after 10 ms, with every id once [C-9-18]', async () => {
    const { batch, calls } = open();
    const answers = Promise.all([batch(['a', 'b']), batch(['b', 'c', 'c'])]);
    await vi.advanceTimersByTimeAsync(9);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls).toEqual([['a', 'b', 'c']]);
    const [first, second] = await answers;
    expect([...first.keys()]).toEqual(['a', 'b']);
    expect(second.get('c')).toBe('product c');
  });

  it('carry no more than 50 ids a call [C-9-18]', async () => {
    const { batch, calls } = open();
    const ids = Array.from({ length: 120 }, (_, index) => `p${index}`);
    const answer = batch(ids);
    await vi.advanceTimersByTimeAsync(10);
    expect(calls.map(({ length }) => length)).toEqual([50, 50, 20]);
    expect((await answer).size).toBe(120);
  });

  it('start anew for what is asked later', async () => {
    const { batch, calls } = open();
    const first = batch(['a']);
    await vi.advanceTimersByTimeAsync(10);
    await first;
    const second = batch(['a']);
    await vi.advanceTimersByTimeAsync(10);
    await second;
    expect(calls).toEqual([['a'], ['a']]);
  });

  it('leave out what is not known, and ask for nothing when asked for nothing', async () => {
    const { batch, calls } = open();
    expect((await batch([])).size).toBe(0);
    const answer = batch(['a', 'x1']);
    await vi.advanceTimersByTimeAsync(10);
    expect([...(await answer).keys()]).toEqual(['a']);
    expect(calls).toHaveLength(1);
  });

  it('fail for those who asked, and for nobody after them', async () => {
    let isDown = true;
    const batch = createBatch<string>({
      load: async (ids) => {
        if (isDown) throw new Error('down');
        return new Map(ids.map((id) => [id, id]));
      },
    });
    const failing = expect(batch(['a'])).rejects.toThrow('down');
    await vi.advanceTimersByTimeAsync(10);
    await failing;
    isDown = false;
    const answer = batch(['a']);
    await vi.advanceTimersByTimeAsync(10);
    expect((await answer).get('a')).toBe('a');
  });

  it('are given up by one without harm to the other', async () => {
    const { batch } = open();
    const left = new AbortController();
    const given = expect(batch(['a'], left.signal)).rejects.toThrow('abort');
    const other = batch(['a']);
    left.abort();
    await vi.advanceTimersByTimeAsync(10);
    await given;
    expect((await other).get('a')).toBe('product a');
  });
});
