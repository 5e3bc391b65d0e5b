import type { CallValue } from '@wattle/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { addSynonym, changePins, loadPins, removeSynonym, typedWords } from './search-words.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const found = async (q: string): Promise<string[]> => {
  const response = await shop.app.inject(`/api/products?address=${encodeURIComponent(`q=${q}`)}`);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<CallValue<'listProducts'>>().products.map(({ id }) => id);
};

describe('words of a search', () => {
  it('find what others find, as soon as staff say so', async () => {
    expect(await found('samovar')).toEqual([]);
    const added = await addSynonym(shop.store, { from: ' Samovar', words: ['Kettle'], isBothWays: false });
    expect(added).toMatchObject({ value: { before: null, after: { input: 'samovar', synonyms: ['kettle'] } } });
    await expect.poll(() => found('samovar')).toEqual(await found('kettle'));
    const more = await addSynonym(shop.store, { from: 'samovar', words: ['jug', 'kettle'], isBothWays: false });
    expect(more).toMatchObject({ value: { after: { synonyms: ['kettle', 'jug'] } } });
    expect((await removeSynonym(shop.store, 'desk:from:samovar')).status).toBe('SUCCESS');
    expect((await removeSynonym(shop.store, 'desk:from:samovar')).status).toBe('REJECTED');
    await expect.poll(() => found('samovar')).toEqual([]);
  });

  it.each([
    ['', ['kettle'], 'WORDS_MISSING'],
    ['samovar', [], 'WORDS_MISSING'],
    ['samovar', [' Samovar '], 'WORDS_MISSING'],
    ['samovar', ['x'.repeat(500)], 'SYNONYM_INVALID'],
  ])('%j for %j is refused', async (from, words, code) => {
    expect(await addSynonym(shop.store, { from, words, isBothWays: false })).toMatchObject({ reasons: [{ code }] });
  });

  it('are read from a form', () => {
    expect(typedWords('Bar fridge, cool box\nbar  FRIDGE,')).toEqual(['bar fridge', 'cool box']);
  });
});

describe('pins and hides', () => {
  const change = (act: 'PIN' | 'UNPIN' | 'HIDE' | 'SHOW', productId: string) =>
    changePins(shop.store, { words: 'Kettle', act, productId });

  it('put a product first for words, hide another, and take that back', async () => {
    const before = await found('kettle');
    expect(before.toSorted()).toEqual(['k1', 'k2']);
    const [first = '', last = ''] = before;
    await change('PIN', last);
    await expect.poll(() => found('kettle')).toEqual([last, first]);
    await change('HIDE', first);
    await expect.poll(() => found('kettle')).toEqual([last]);
    expect(await loadPins(shop.store, ' KETTLE')).toEqual({ words: 'kettle', pinned: [last], hidden: [first] });
    await change('UNPIN', last);
    await change('SHOW', first);
    await expect.poll(() => found('kettle')).toEqual(before);
    expect(await shop.store.searchRules.find('desk:kettle')).toBeUndefined();
  });

  it('of two people at once are both kept', async () => {
    await Promise.all([change('PIN', 'k1'), change('HIDE', 'k2')]);
    expect(await loadPins(shop.store, 'kettle')).toMatchObject({ pinned: ['k1'], hidden: ['k2'] });
    await Promise.all([change('UNPIN', 'k1'), change('SHOW', 'k2')]);
  });

  it('want a product that is there', async () => {
    expect(await change('PIN', 'nobody')).toMatchObject({ reasons: [{ code: 'PRODUCT_NOT_FOUND' }] });
  });
});

describe('searches that find nothing', () => {
  it('are counted without who asked, and can be set aside', async () => {
    for (const q of ['esky fridge', 'Esky  fridge', 'jo@example.com', 'kettle']) await found(q);
    const listed = () => shop.store.emptySearches.list(10);
    await expect.poll(async () => (await listed()).find(({ words }) => words === 'esky fridge')?.times).toBe(2);
    const all = await listed();
    expect(all.map(({ words }) => words)).not.toContain('jo@example.com');
    expect(all.map(({ words }) => words)).not.toContain('kettle');
    expect(all.find(({ words }) => words === 'esky fridge')?.days).toEqual([0, 0, 0, 0, 0, 0, 2]);
    await shop.store.emptySearches.ignore('esky fridge', true);
    expect((await listed()).map(({ words }) => words)).not.toContain('esky fridge');
    expect(await shop.store.emptySearches.count()).toMatchObject({ ignored: 1 });
    await shop.store.emptySearches.ignore('esky fridge', false);
    expect((await listed()).map(({ words }) => words)).toContain('esky fridge');
  });

  it('are bounded for a day, because anyone may make words up', async () => {
    const { emptySearches } = shop.store;
    for (let batch = 0; batch < 25; batch += 1)
      await emptySearches.add(Array.from({ length: 500 }, (_, at) => [`made up ${batch} ${at}`, 1] as const));
    const { words } = await emptySearches.count();
    expect(words).toBeGreaterThanOrEqual(10_000);
    expect(words).toBeLessThanOrEqual(10_500);
    await emptySearches.add([['made up 0 0', 50]]);
    expect((await emptySearches.list(1))[0]).toMatchObject({ words: 'made up 0 0', times: 51 });
  });
});
