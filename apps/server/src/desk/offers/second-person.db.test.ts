import { afterAll, beforeAll, expect, it } from 'vitest';
import { sampleShop } from '../../store/testing/sample-shop.ts';
import { askInfo } from '../../testing/ask-checkout.ts';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { type AtDesk, openDesk, signInAs } from '../testing/open-desk.ts';

let shop: TestShop;
let ann: AtDesk;
let bea: AtDesk;
beforeAll(async () => {
  shop = await openDesk({ content: { ...sampleShop(), promotions: [] } });
  ann = await signInAs(shop, ['offers'], 'ann@shop.example');
  bea = await signInAs(shop, ['offers'], 'bea@shop.example');
});
afterAll(() => shop.close());

const FREE = { effect: 'percentOff', amount: '100', set: 'category:kettles', name: 'Free kettles' };
const total = async () => (await askInfo(shop, [{ productId: 'k1' }])).totals.total;
let keys = 0;
const key = () => {
  keys += 1;
  return `second-key-${keys}`;
};
/** Makes an offer and says where it is and what was said. */
async function make(who: AtDesk, more: object = {}): Promise<{ id: string; said: string }> {
  const { location = '' } = await who.post('/desk/offers/new', { key: key(), as: 'live', ...FREE, ...more });
  const said = new URL(location, 'http://desk').searchParams.get('said') ?? '';
  const all = await shop.store.promotions.listAll();
  const name = { ...FREE, ...more }.name;
  return { id: all.find(({ promotion }) => promotion.name === name)?.promotion.id ?? '', said };
}
const page = async (who: AtDesk, id: string) => (await who.get(`/desk/offers/promotion/${id}`)).view('offer');
const isOff = async (id: string) => (await shop.store.promotions.find(id))?.isOff;
const switchOn = async (who: AtDesk, id: string, version?: string) =>
  who.post(`/desk/offers/${id}/switch`, { to: 'on', version: version ?? (await page(who, id)).now.version });
async function edit(who: AtDesk, id: string, more: object) {
  const { fields, version, opened } = await page(who, id);
  const form = { ...fields, version, opened, key: key(), ...more };
  const { location = '' } = await who.post(`/desk/offers/promotion/${id}`, form);
  return new URL(location, 'http://desk').searchParams.get('said');
}
const waiting = async () =>
  (await bea.get('/desk/today')).view('today').staff.map((one) => (one.kind === 'OFFER' ? [one.name, one.by] : []));

it('what gives everything away waits for a second person, who sees what is switched on', async () => {
  const draft = (await ann.get(`/desk/offers/new?${new URLSearchParams(FREE)}`)).view('newOffer');
  expect(draft.isMuch).toBe(true);
  const { id, said } = await make(ann);
  expect([said, await isOff(id), await total()]).toEqual(['OFFER_WAITS', true, 129.95]);
  expect(await waiting()).toEqual([['Free kettles', 'ann@shop.example']]);
  expect((await page(ann, id)).now.isOwn).toBe(true);
  expect((await ann.get('/desk/offers?tab=off')).view('offers').rows).toMatchObject([{ id, isOwn: true }]);
  expect((await switchOn(ann, id)).status).toBe(422);
  const { version } = (await page(bea, id)).now;
  // what was seen is no longer what is there
  expect(await edit(ann, id, { amount: '90' })).toBe('OFFER_WAITS');
  const conflict = await switchOn(bea, id, version);
  expect([conflict.status, conflict.view('offer').conflict?.by]).toEqual([409, 'ann@shop.example']);
  expect([conflict.view('offer').changes, await isOff(id)]).toEqual([[], true]);
  expect((await switchOn(bea, id)).location).toBe('/desk/offers?said=OFFER_ON');
  await expect.poll(total).toBe(12.99);
  expect(await waiting()).toEqual([]);
  // two have agreed on it: who wrote it may switch it off and on
  await ann.post(`/desk/offers/${id}/switch`, { to: 'off' });
  expect((await switchOn(ann, id)).status).toBe(303);
  await ann.post(`/desk/offers/${id}/switch`, { to: 'off' });
});

it('one that is live is switched off when it gives much from now on, and not for another name', async () => {
  const { id, said } = await make(ann, { amount: '30', name: 'Kettle week' });
  expect([said, await isOff(id)]).toEqual(['OFFER_LIVE', false]);
  expect(await edit(ann, id, { amount: '95' })).toBe('OFFER_WAITS');
  expect([await isOff(id), await waiting()]).toEqual([true, [['Kettle week', 'ann@shop.example']]]);
  expect((await switchOn(bea, id)).status).toBe(303);
  expect(await edit(ann, id, { name: 'Kettle days' })).toBe('OFFER_CHANGED');
  expect(await isOff(id)).toBe(false);
  expect(await edit(ann, id, { amount: '20' })).toBe('OFFER_CHANGED');
  expect(await isOff(id)).toBe(false);
  await ann.post(`/desk/offers/${id}/switch`, { to: 'off' });
});

it('one that is kept switched off is no alarm, and its writer does not switch it on either', async () => {
  const { id, said } = await make(ann, { as: 'off', name: 'Kept' });
  expect([said, await waiting()]).toEqual(['OFFER_KEPT', []]);
  expect((await switchOn(ann, id)).status).toBe(422);
  expect((await switchOn(bea, id)).status).toBe(303);
});
