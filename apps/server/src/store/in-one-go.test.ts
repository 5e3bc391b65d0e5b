import { describe, expect, it } from 'vitest';
import { inOneGo } from './in-one-go.ts';

describe('inOneGo', () => {
  it('gives what each gave, in its place', async () => {
    expect(await inOneGo([Promise.resolve(1), Promise.resolve('two'), undefined])).toEqual([1, 'two', undefined]);
  });

  it('fails when one fails, but not before all have ended', async () => {
    const slow = Promise.withResolvers<string>();
    let isOver = false;
    const all = inOneGo([Promise.reject(new Error('first')), slow.promise, Promise.reject(new Error('second'))]);
    const told = all.catch((error: Error) => error.message).finally(() => (isOver = true));
    await new Promise(setImmediate);
    expect(isOver).toBe(false);
    slow.resolve('done');
    expect(await told).toBe('first');
  });
});
