import { describe, expect, it } from 'vitest';
import type { Catalogue, CatalogueCache } from './catalogue-cache.ts';
import { perCatalogue, perCatalogueByKey } from './per-catalogue.ts';

const emptyCatalogue = (): Catalogue => ({
  categories: new Map(),
  warranties: new Map(),
  categoriesByPath: new Map(),
  brands: new Map(),
  families: new Map(),
});

function openCatalogue(): Pick<CatalogueCache, 'load' | 'clear'> {
  let current = emptyCatalogue();
  return {
    load: async () => current,
    clear: () => {
      current = emptyCatalogue();
    },
  };
}

function open(make: () => Promise<number>) {
  const catalogue = openCatalogue();
  return { catalogue, read: perCatalogue(catalogue, make) };
}

describe('perCatalogue', () => {
  it('makes a thing once, also when it is asked for twice at once', async () => {
    let made = 0;
    const { read } = open(async () => ++made);
    expect(await Promise.all([read(), read()])).toEqual([1, 1]);
    expect(await read()).toBe(1);
  });

  it('makes it again when the catalogue has changed', async () => {
    let made = 0;
    const { catalogue, read } = open(async () => ++made);
    await read();
    catalogue.clear();
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

describe('perCatalogueByKey', () => {
  function openByKey(make: (key: string) => Promise<string | undefined>) {
    const catalogue = openCatalogue();
    const asked: string[] = [];
    const read = perCatalogueByKey(catalogue, async (key) => {
      asked.push(key);
      return make(key);
    });
    return { catalogue, asked, read };
  }

  it('makes each thing once for a state of the catalogue', async () => {
    const { catalogue, asked, read } = openByKey(async (key) => key.toUpperCase());
    expect(await Promise.all([read('a'), read('a'), read('b')])).toEqual(['A', 'A', 'B']);
    expect(await read('a')).toBe('A');
    expect(asked).toEqual(['a', 'b']);
    catalogue.clear();
    expect(await read('a')).toBe('A');
    expect(asked).toEqual(['a', 'b', 'a']);
  });

  it('keeps neither what is not there nor a failure', async () => {
    const answers = [undefined, new Error('away'), 'there'];
    const { read } = openByKey(async () => {
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      return answer;
    });
    expect(await read('a')).toBeUndefined();
    await expect(read('a')).rejects.toThrow('away');
    expect(await read('a')).toBe('there');
    expect(await read('a')).toBe('there');
  });

  it('keeps no more than so many', async () => {
    const { asked, read } = openByKey(async (key) => key);
    for (let at = 0; at < 501; at += 1) await read(`${at}`);
    await read('0');
    expect(asked).toHaveLength(501);
    await read('500');
    expect(asked).toHaveLength(502);
  });
});
