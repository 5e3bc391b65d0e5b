import { describe, expect, it } from 'vitest';
import { type CartKeeper, createPageKeeper, createSafeKeeper } from './cart-keeper.ts';

const append = (keeper: CartKeeper, letter: string) =>
  keeper.change((text) => ({ text: `${text ?? ''}${letter}`, value: letter }));

/** Storage that fails on demand. */
function createFragileKeeper() {
  const inner = createPageKeeper();
  const place = { isBroken: false };
  const orFail = <T>(work: () => Promise<T>): Promise<T> =>
    place.isBroken ? Promise.reject(new Error('QuotaExceededError')) : work();
  const keeper: CartKeeper = {
    read: () => orFail(inner.read),
    change: (work) => orFail(() => inner.change(work)),
  };
  return { place, keeper };
}

describe('a safe keeper', () => {
  it('keeps in the first place while that works', async () => {
    const { keeper } = createFragileKeeper();
    const second = createPageKeeper();
    const safe = createSafeKeeper(keeper, second);
    expect(await append(safe, 'a')).toBe('a');
    expect(await safe.read()).toBe('a');
    expect(await second.read()).toBeNull();
  });

  it('goes on in the second with what was there, when the first is full', async () => {
    const { keeper, place } = createFragileKeeper();
    const safe = createSafeKeeper(keeper, createPageKeeper());
    await append(safe, 'a');
    place.isBroken = true;
    expect(await append(safe, 'b')).toBe('b');
    expect(await safe.read()).toBe('ab');
  });

  it('makes a change once that the first has heard and not stored', async () => {
    const inner = createPageKeeper();
    const place = { isFull: false };
    const full: CartKeeper = {
      read: inner.read,
      async change(work) {
        if (!place.isFull) return inner.change(work);
        work(await inner.read());
        throw new Error('QuotaExceededError');
      },
    };
    const safe = createSafeKeeper(full, createPageKeeper());
    await append(safe, 'a');
    place.isFull = true;
    await append(safe, 'b');
    expect(await safe.read()).toBe('ab');
  });

  it('puts back what was deleted from the first under an open page', async () => {
    const first = createPageKeeper();
    const shelf = { inner: first };
    const safe = createSafeKeeper(
      { read: () => shelf.inner.read(), change: (work) => shelf.inner.change(work) },
      createPageKeeper(),
    );
    await append(safe, 'a');
    shelf.inner = createPageKeeper();
    expect(await safe.read()).toBe('a');
    await append(safe, 'b');
    expect(await shelf.inner.read()).toBe('ab');
  });

  it('works when the first never did', async () => {
    const { keeper, place } = createFragileKeeper();
    place.isBroken = true;
    const safe = createSafeKeeper(keeper, createPageKeeper());
    expect(await safe.read()).toBeNull();
    await append(safe, 'a');
    expect(await safe.read()).toBe('a');
  });

  it('leaves the text alone when a change says so', async () => {
    const keeper = createPageKeeper();
    await append(keeper, 'a');
    expect(await keeper.change(() => ({ text: null, value: 7 }))).toBe(7);
    expect(await keeper.read()).toBe('a');
  });
});
