import type { CallValue } from '@wattle/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { type AtDesk, openDesk, signInAs } from '../testing/open-desk.ts';

let shop: TestShop;
let desk: AtDesk;
beforeAll(async () => {
  shop = await openDesk();
  desk = await signInAs(shop, ['content']);
});
afterAll(() => shop.close());

const search = async (query = '') => (await desk.get(`/desk/search${query}`)).view('search');
const found = async (words: string) => (await search(`?q=${encodeURIComponent(words)}`)).hits.map(({ id }) => id);

it('what found nothing is listed, and found after a synonym is added beside it', async () => {
  await shop.app.inject('/api/products?address=q%3Dsamovar');
  await expect.poll(async () => (await search()).empty.map(({ words }) => words)).toContain('samovar');
  expect((await search('?add=samovar')).adding).toBe('samovar');
  const refused = await desk.post('/desk/search/synonyms', { from: 'samovar', words: ' ' });
  expect([refused.status, refused.view('search').problem]).toEqual([422, 'WORDS_MISSING']);
  const added = await desk.post('/desk/search/synonyms', { from: 'samovar', words: 'kettle' });
  expect(added.location).toBe('/desk/search?q=samovar&said=SYNONYM_ADDED');
  await expect.poll(() => found('samovar')).toEqual(await found('kettle'));
  await desk.post('/desk/search/synonyms/remove', { id: 'desk:from:samovar' });
  await expect.poll(() => found('samovar')).toEqual([]);
  await desk.post('/desk/search/ignored', { words: 'samovar' });
  expect(await search()).toMatchObject({ empty: [], ignored: 1 });
});

it('a pin puts a product first, a hide takes it away, and both are in the log', async () => {
  const [first = '', last = ''] = await found('kettle');
  const act = (name: string, product: string) =>
    desk.post('/desk/search/pins', { words: 'kettle', act: name, product });
  await act('PIN', last);
  await expect.poll(() => found('kettle')).toEqual([last, first]);
  await act('HIDE', first);
  await expect.poll(() => found('kettle')).toEqual([last]);
  const view = await search('?q=kettle');
  expect([view.hits[0]?.isPinned, view.hidden.map(({ id }) => id)]).toEqual([true, [first]]);
  const [row] = await shop.store.deskAudit.search({ query: 'search-pin', before: null, limit: 1 });
  expect(row).toMatchObject({ before: { hidden: [] }, after: { hidden: [first] } });
  expect((await act('PIN', 'nobody')).status).toBe(404);
});

it('says how the shop read the words, as it tells shoppers', async () => {
  const read = async (words: string) => (await search(`?q=${encodeURIComponent(words)}`)).read;
  const shown = async (words: string) => {
    const asked = new URLSearchParams({ address: new URLSearchParams({ q: words }).toString() });
    return (await shop.app.inject(`/api/products?${asked}`)).json<CallValue<'listProducts'>>();
  };
  for (const words of ['ketle', 'kettle zibbelquok']) {
    const { understood, applied } = await shown(words);
    expect(await read(words)).toMatchObject({
      ...{ corrected: understood?.corrected, kind: understood?.kind, unused: understood?.unused },
      filters: applied.map(({ label }) => label),
    });
  }
  expect(await read('ketle')).toMatchObject({ corrected: 'kettle' });
  expect(await read('')).toBeNull();
});
