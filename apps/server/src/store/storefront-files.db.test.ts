import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from './database.ts';
import { type StorefrontFileStore, storefrontFileStore } from './storefront-files.ts';
import { eachDatabase } from './testing/each-database.ts';

eachDatabase((database, open) => {
  describe(`files of builds on ${database}`, () => {
    let db: Database;
    let files: StorefrontFileStore;
    beforeAll(async () => {
      db = await open();
      files = storefrontFileStore(db);
    });
    afterAll(() => db.close());

    const keep = (build: string, names: readonly string[]) =>
      files.keep(build, names, async (name) => ({ name, packed: Buffer.from(`${name}\0\xff`) }));
    const there = async (...names: string[]) =>
      (await Promise.all(names.map((name) => files.find(name)))).map((file) => file !== undefined);

    it('keeps every byte, and those of five builds', async () => {
      await keep('b1', ['shared', 'one', ...Array.from({ length: 250 }, (_, at) => `many-${at}`)]);
      expect(await files.find('one')).toEqual(Buffer.from('one\0\xff'));
      expect(await there('many-249', 'none')).toEqual([true, false]);
      for (const build of ['b2', 'b3', 'b4', 'b5']) await keep(build, ['shared', build]);
      expect(await there('one', 'b2', 'b5')).toEqual([true, true, true]);
      // a machine with the first build starts again: it is not the oldest any more
      await keep('b1', ['shared', 'one']);
      await keep('b6', ['shared', 'b6']);
      expect(await there('shared', 'one', 'b2', 'b3', 'b6')).toEqual([true, true, false, true, true]);
    });

    it('loses no file when several machines start at once', async () => {
      await Promise.all(Array.from({ length: 8 }, (_, at) => keep(`c${at % 4}`, ['shared', `c${at % 4}`])));
      expect(await there('shared', 'c0', 'c1', 'c2', 'c3')).toEqual([true, true, true, true, true]);
    });
  });
});
