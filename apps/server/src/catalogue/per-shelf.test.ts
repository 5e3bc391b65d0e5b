import { describe, expect, it } from 'vitest';
import { perShelf } from './per-shelf.ts';
import type { Shelf, ShelfReader } from './shelf.ts';

const emptyShelf = (): Shelf => ({
  categories: new Map(),
  warranties: new Map(),
  categoriesByPath: new Map(),
  brands: new Map(),
  families: new Map(),
});

function open(make: () => Promise<number>) {
  let current = emptyShelf();
  const shelf: ShelfReader = {
    load: async () => current,
    clear: () => {
      current = emptyShelf();
    },
  };
  return { shelf, read: perShelf(shelf, make) };
}

describe('perShelf', () => {
  it('makes a thing once, also when it is asked for twice at once', async () => {
    let made = 0;
    const { read } = open(async () => ++made);
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    expect(await read()).toBe(1);
  });

  it('makes it again when the shelf has changed', async () => {
    let made = 0;
    const { shelf, read } = open(async () => ++made);
    await read();
    shelf.clear();
    expect(await read()).toBe(2);
  });

  it('does not keep a failure', async () => {
    let made = 0;
    const { read } = open(async () => {
      made += 1;
      if (made === 1) throw new Error('away for a moment');
      return made;
    });
    await expect(read()).rejects.toThrow('away');
    expect(await read()).toBe(2);
  });
});
