import type { Promotion } from '@wattle/domain/promotions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextVersion } from '../../features/offers/change-offer.ts';
import { importChunks } from '../../import/import-file.ts';
import type { Database } from '../../store/database.ts';
import { openServer } from '../../store/testing/each-database.ts';
import { sampleShop } from '../../store/testing/sample-shop.ts';
import { askInfo } from '../../testing/ask-checkout.ts';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { type AtDesk, openDesk, signInAs } from '../testing/open-desk.ts';

const kettles: Promotion = {
  ...{ id: 'kettles', versionId: 'kettles-1', name: 'Kettles', exclusive: false, couponCodes: [], startsAt: null },
  ...{ endsAt: 4_000_000_007, lane: 'item', conditions: [{ type: 'minSpend', amount: 50, on: { brandIds: ['b1'] } }] },
  effects: [{ type: 'percentOff', percent: 20, on: { categoryIds: ['kettles'] } }],
};
const PAGE = '/desk/offers/promotion/kettles';

let db: Database;
let shop: TestShop;
let desk: AtDesk;
let other: AtDesk;
beforeAll(async () => {
  const content = sampleShop();
  const on = { brandIds: [content.brands[0]?.id ?? ''] };
  const conditions = [{ type: 'minSpend' as const, amount: 50, on }];
  db = await openServer();
  shop = await openDesk({ open: async () => db, content: { ...content, promotions: [{ ...kettles, conditions }] } });
  desk = await signInAs(shop, ['offers'], 'one@shop.example');
  other = await signInAs(shop, ['offers'], 'two@shop.example');
});
afterAll(() => shop.close());

const page = async (who = desk, query = '') => (await who.get(`${PAGE}${query}`)).view('offer');
const stored = async () => (await shop.store.promotions.find('kettles'))?.promotion;
let keys = 0;
/** What a browser sends of the form as it was given out, with some of it typed over. */
const sent = ({ fields, version, opened }: Awaited<ReturnType<typeof page>>, more: object) => {
  keys += 1;
  return { ...fields, version, opened, key: `edit-key-${keys}`, ...more };
};

describe('an offer that is there', () => {
  it('opens as its filled form, with its reach and what it says now', async () => {
    const view = await page();
    expect(view.fields).toMatchObject({ effect: 'percentOff', amount: '20', set: 'category:kettles', minSpend: '50' });
    expect(view).toMatchObject({ changes: [], keepsMore: true, conflict: null, problems: [], history: [] });
    expect(view.now.state).toBe('LIVE');
    expect(view.now.reach).toBe(view.reach);
    const [row] = (await desk.get('/desk/offers')).view('offers').rows;
    expect(row?.reach).toBe(view.reach);
    const priced = (await shop.store.products.listByIds(['k1', 'k2'])).length;
    expect(view.reach).toBeGreaterThanOrEqual(priced);
    // one that is no longer sold is not counted from then on
    const [k2] = await shop.store.products.listByIds(['k2']);
    if (k2) await shop.store.products.save([{ ...k2.record, state: 'discontinued' }]);
    expect((await page()).now.reach).toBe((view.reach ?? 0) - 1);
    if (k2) await shop.store.products.save([k2.record]);
    expect((await page()).now.reach).toBe(view.reach);
    expect((await desk.get('/desk/offers/promotion/nobody')).status).toBe(404);
  });

  it('shows what will change and tries it on a cart, while nothing changes', async () => {
    const view = await page();
    const query = new URLSearchParams(sent(view, { amount: '50', goods: 'SKU-k1' }));
    const tried = await page(desk, `?${query}`);
    expect(tried.changes).toEqual([{ field: 'amount', before: '20', after: '50' }]);
    expect(tried.tried?.reasons.map(({ name, savedCents }) => [name, savedCents])).toEqual([['Kettles', 6498]]);
    expect(await stored()).toMatchObject({ versionId: 'kettles-1' });
  });

  it('is changed once, written down, and keeps what the form cannot say to the second', async () => {
    const before = await stored();
    const form = sent(await page(), { amount: '25', name: 'Kettles!' });
    for (const _ of [1, 2]) expect((await desk.post(PAGE, form)).location).toBe(`${PAGE}?said=OFFER_CHANGED`);
    expect(await stored()).toEqual({
      ...before,
      ...{ versionId: 'kettles-2', name: 'Kettles!' },
      effects: [{ type: 'percentOff', percent: 25, on: { categoryIds: ['kettles'] } }],
    });
    await expect.poll(async () => (await askInfo(shop, [{ productId: 'k1' }])).totals.total).toBe(97.46);
    const [row, ...rest] = await shop.store.deskAudit.listOf('promotion', 'kettles', 9);
    expect(rest).toEqual([]);
    expect(row).toMatchObject({ act: 'offer-edit', actor: 'one@shop.example', before: { name: 'Kettles' } });
    expect((await desk.post(PAGE, sent(await page(), {}))).location).toBe(`${PAGE}?said=OFFER_SAME`);
  });

  it('keeps its history true: how it read, and how often it was used so', async () => {
    await shop.store.promotions.saveUses([
      { promotionId: 'kettles', orderNumber: 'A1', shopper: 'a@example.com' },
      { promotionId: 'kettles', orderNumber: 'A2', shopper: 'b@example.com' },
    ]);
    await desk.post(PAGE, sent(await page(), { amount: '20' }));
    const { history, now } = await page();
    expect(now.uses).toBe(2);
    expect(history.map(({ what, by, was }) => [what, by, was?.sentence.slice(0, 8), was?.uses])).toEqual([
      ['CHANGED', 'one@shop.example', '25 % off', 2],
      ['CHANGED', 'one@shop.example', '20 % off', 0],
    ]);
  });

  it('has what imports did in its history, with who, and what a file leaves as it is has not', async () => {
    const load = async (row: object, more: object = {}) => {
      const chunks = [Buffer.from(JSON.stringify(row))];
      const source = {
        from: 'offers.jsonl',
        format: 'jsonl' as const,
        chunks: (async function* () {
          yield* chunks;
        })(),
      };
      const refused: unknown[] = [];
      await importChunks(db, 'promotions', source, { onRefused: (one) => refused.push(one), ...more });
      expect(refused).toEqual([]);
    };
    const told = async () =>
      (await page()).history.map(({ what, by, isImport, was }) => [what, by, isImport, was?.sentence.slice(0, 8)]);
    const earlier = await told();
    const was = await stored();
    const row = { ...was, versionId: 'file-1', effects: [{ type: 'percentOff', percent: 35 }] };
    await load(row, { isDryRun: true });
    expect(await told()).toEqual(earlier);
    await load(row, { actor: 'nightly' });
    await load(row, { actor: 'nightly' });
    expect(await told()).toEqual([['CHANGED', 'nightly', true, '20 % off'], ...earlier]);
    const [logged] = await shop.store.deskAudit.listOf('promotion', 'kettles', 1);
    expect(logged).toMatchObject({ before: was, after: row });
    // one that was deleted and comes back keeps what was done to it before
    await load({ id: 'kettles' }, { mode: 'delete' });
    await load(was ?? {});
    expect((await told()).slice(0, 2)).toEqual([
      ['MADE', 'command line', true, undefined],
      ['GONE', 'command line', true, '35 % off'],
    ]);
  });

  it('of two people the second is shown what the first did, and loses nothing', async () => {
    const mine = await page();
    const theirs = await page(other);
    await other.post(PAGE, sent(theirs, { amount: '30', coupon: 'TEA' }));
    const answer = await desk.post(PAGE, sent(mine, { name: 'Mine', coupon: 'POT' }));
    expect(answer.status).toBe(409);
    const view = answer.view('offer');
    expect(view.conflict).toMatchObject({ by: 'two@shop.example' });
    // their amount stays, and what both typed is to be seen before it is saved
    expect(view.fields).toMatchObject({ name: 'Mine', amount: '30', coupon: 'POT' });
    expect(view.changes).toEqual([
      { field: 'name', before: 'Kettles!', after: 'Mine' },
      { field: 'coupon', before: 'TEA', after: 'POT' },
    ]);
    expect(await stored()).toMatchObject({ name: 'Kettles!', couponCodes: ['TEA'] });
    expect((await desk.post(PAGE, sent(view, {}))).location).toBe(`${PAGE}?said=OFFER_CHANGED`);
    expect(await stored()).toMatchObject({ name: 'Mine', couponCodes: ['POT'] });
  });

  it('of two forms sent at once one is taken', async () => {
    const view = await page();
    const answers = await Promise.all([
      desk.post(PAGE, sent(view, { amount: '21' })),
      other.post(PAGE, sent(view, { amount: '22' })),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
  });

  it('is refused with what was typed', async () => {
    const before = await stored();
    const wrong = await desk.post(PAGE, sent(await page(), { amount: '120', name: 'Typed' }));
    expect([wrong.status, wrong.view('offer').fields.name]).toEqual([422, 'Typed']);
    expect(wrong.view('offer').problems).toMatchObject([{ code: 'NUMBER_INVALID', field: 'amount' }]);
    const nowhere = await desk.post(PAGE, sent(await page(), { set: 'category:nowhere' }));
    expect(nowhere.view('offer').problems[0]?.reason).toBe("there is no category 'nowhere'");
    expect(await stored()).toEqual(before);
  });

  it('that has no uses left is not called live', async () => {
    await desk.post(PAGE, sent(await page(), { amount: '20', total: '2' }));
    expect((await page()).now).toMatchObject({ state: 'USED_UP', left: { left: 0, total: 2 } });
    expect((await desk.get('/desk/offers')).view('offers').rows).toEqual([]);
    expect((await desk.get('/desk/offers?tab=ended')).view('offers').rows.map(({ state }) => state)).toEqual([
      'USED_UP',
    ]);
  });
});

it.each([
  ['1', '2'],
  ['spring-9', 'spring-10'],
  ['spring', 'spring-2'],
])('the version after %s is %s', (before, after) => {
  expect(nextVersion(before)).toBe(after);
});
