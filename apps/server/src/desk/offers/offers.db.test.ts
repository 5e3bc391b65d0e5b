import type { Promotion } from '@wattle/domain/promotions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../store/database.ts';
import { openServer } from '../../store/testing/each-database.ts';
import { sampleShop } from '../../store/testing/sample-shop.ts';
import { askInfo } from '../../testing/ask-checkout.ts';
import type { TestShop } from '../../testing/open-test-shop.ts';
import { type AtDesk, openDesk, signInAgain, signInAs } from '../testing/open-desk.ts';

const kettles: Promotion = {
  ...{
    id: 'kettles',
    versionId: '1',
    name: 'Kettles',
    exclusive: false,
    couponCodes: [],
    startsAt: null,
    endsAt: null,
  },
  ...{ lane: 'item', conditions: [], effects: [{ type: 'percentOff', percent: 20, on: { categoryIds: ['kettles'] } }] },
};

let db: Database;
let shop: TestShop;
let desk: AtDesk;
beforeAll(async () => {
  db = await openServer();
  shop = await openDesk({ open: async () => db, content: { ...sampleShop(), promotions: [kettles] } });
  desk = await signInAs(shop, ['offers']);
});
afterAll(() => shop.close());

const offers = async (query = '') => (await desk.get(`/desk/offers${query}`)).view('offers');

describe('offers at the desk', () => {
  it('are sentences that can be tried on a cart', async () => {
    const { rows, tried } = await offers('?goods=SKU-k1%202');
    expect(rows.map(({ parts }) => parts.map(({ text }) => text).join(''))).toEqual(['20 % off kettles']);
    expect(tried).toMatchObject({
      lines: [{ qty: 2, cents: 25_990 }],
      reasons: [{ name: 'Kettles', isGiven: true, savedCents: 5198 }],
      ...{ discountCents: 5198, totalCents: 20_792 },
    });
    expect((await offers('?goods=nothing-like-it')).problem).toBe('PRODUCT_NOT_FOUND');
    expect((await offers('?goods=SKU-k1&postcode=1&state=VIC')).problem).toBe('LOCALITY_NOT_FOUND');
  });

  it('are written as a sentence, tried on a cart before anybody gets them, and then made', async () => {
    const fields = { effect: 'percentOff', amount: '30', set: 'category:kettles', minQty: '2', name: 'Two kettles' };
    const query = (more: object) => new URLSearchParams({ ...fields, goods: 'SKU-k1 2', ...more });
    const draft = (await desk.get(`/desk/offers/new?${query({})}`)).view('newOffer');
    expect(draft.sentence?.parts.map(({ text }) => text).join('')).toBe('30 % off any 2 kettles or more');
    expect(draft.tried?.reasons.find(({ name }) => name === 'Two kettles')).toMatchObject({ isGiven: true });
    const total = async () => (await askInfo(shop, [{ productId: 'k1', qty: 2 }])).totals.total;
    expect(await total()).toBe(207.92);

    const wrong = (await desk.get(`/desk/offers/new?${query({ amount: 'x', name: '' })}`)).view('newOffer');
    expect(wrong.problems.map(({ field }) => field)).toEqual(['amount', 'name']);
    expect((await desk.get('/desk/offers/new')).view('newOffer').problems).toEqual([]);
    const refused = await desk.post('/desk/offers/new', { key: 'form-key-1', as: 'live', ...fields, amount: '' });
    expect([refused.status, refused.view('newOffer').fields.name]).toEqual([422, 'Two kettles']);
    const unknown = { key: 'form-key-2', as: 'live', ...fields, set: 'category:nowhere' };
    const [problem] = (await desk.post('/desk/offers/new', unknown)).view('newOffer').problems;
    expect(problem).toMatchObject({ code: 'REFUSED', reason: "there is no category 'nowhere'" });

    const kept = { key: 'form-key-3', as: 'off', ...fields };
    expect((await desk.post('/desk/offers/new', kept)).location).toBe('/desk/offers?tab=off&said=OFFER_KEPT');
    expect(await total()).toBe(207.92);
    const live = { key: 'form-key-4', as: 'live', ...fields, name: 'Two kettles now' };
    for (const _ of [1, 2])
      expect((await desk.post('/desk/offers/new', live)).location).toBe('/desk/offers?said=OFFER_LIVE');
    await expect.poll(total).toBeLessThan(207);
    const log = await shop.store.deskAudit.search({ query: 'offer-add', before: null, limit: 9 });
    expect(log.map(({ after }) => (after as { name: string }).name)).toEqual(['Two kettles now', 'Two kettles']);
    for (const { id } of (await offers()).rows.filter(({ name }) => name === 'Two kettles now'))
      await desk.post(`/desk/offers/${id}/switch`, { to: 'off' });
    await expect.poll(total).toBe(207.92);
  });

  it('are off at once for every cart, and can be tried all the same', async () => {
    const total = async () => (await askInfo(shop, [{ productId: 'k1' }])).totals.total;
    expect(await total()).toBe(103.96);
    expect((await desk.post('/desk/offers/kettles/switch', { to: 'off' })).location).toBe(
      '/desk/offers?said=OFFER_OFF',
    );
    await expect.poll(total).toBe(129.95);
    expect((await offers()).counts).toMatchObject({ now: 0, ended: 0 });
    expect((await offers('?tab=off&goods=SKU-k1&with=kettles')).tried?.discountCents).toBe(2599);
    await desk.post('/desk/offers/kettles/switch', { to: 'on' });
    await expect.poll(total).toBe(103.96);
    const log = await shop.store.deskAudit.listOf('promotion', 'kettles', 9);
    expect(log.map(({ after }) => after)).toEqual([{ isOff: false }, { isOff: true }]);
  });
});

describe('gift cards at the desk', () => {
  it('are found, locked and opened, with their history', async () => {
    expect((await desk.get('/desk/offers/cards?q=RD1')).view('cards').rows.map(({ code }) => code)).toEqual(['CARD1']);
    await desk.post('/desk/offers/cards/CARD1/lock', { to: 'locked' });
    const card = (await desk.get('/desk/offers/cards/CARD1')).view('card');
    expect(card).toMatchObject({ state: 'LOCKED', cents: 5025 });
    expect(card.changes.map(({ isLocked }) => isLocked)).toEqual([true, false]);
    await desk.post('/desk/offers/cards/CARD1/lock', { to: 'open' });
    expect((await desk.get('/desk/offers/cards/CARD1')).view('card').state).toBe('OPEN');
    expect((await desk.get('/desk/offers/cards/nobody')).status).toBe(404);
  });

  it('say what can still be paid with them', async () => {
    const card = (code: string, more: object) => ({
      code,
      pin: '1',
      expires: '2099-11-18',
      amountRemaining: 20,
      suspended: false,
      ...more,
    });
    await shop.store.vouchers.save([
      card('STATEOPEN', {}),
      card('STATEOLD', { expires: '2020-02-29' }),
      card('STATESPENT', { amountRemaining: 0 }),
      card('STATEHELD', { suspended: true, expires: '2020-02-29' }),
    ]);
    const states = await Promise.all(
      ['OPEN', 'OLD', 'SPENT', 'HELD'].map(async (end) => {
        const [row] = (await desk.get(`/desk/offers/cards?q=STATE${end}`)).view('cards').rows;
        const page = (await desk.get(`/desk/offers/cards/STATE${end}`)).view('card');
        return [end, row?.state, page.state];
      }),
    );
    expect(states).toEqual([
      ['OPEN', 'OPEN', 'OPEN'],
      ['OLD', 'EXPIRED', 'EXPIRED'],
      ['SPENT', 'USED_UP', 'USED_UP'],
      ['HELD', 'LOCKED', 'LOCKED'],
    ]);
  });

  it('beyond a day’s sum are locked until a second person opens them, and an alarm says so', async () => {
    const [ann, bea, boss] = [
      await signInAs(shop, ['offers'], 'ann@shop.example'),
      await signInAs(shop, ['offers'], 'bea@shop.example'),
      await signInAs(shop, ['admin'], 'boss@shop.example'),
    ];
    const make = async (staff: AtDesk, amount: string): Promise<[string, string]> => {
      const card = { amount, recipientName: 'Jo', recipientEmail: 'jo@example.com', message: '' };
      const { location = '' } = await staff.post('/desk/offers/cards', card);
      const [path = '', said = ''] = location.split('?said=');
      return [path, said];
    };
    const stateOf = async (path: string, staff = ann) => (await staff.get(path)).view('card').state;
    expect((await make(ann, '300'))[1]).toBe('CARD_ISSUED');
    // two at once do not both fit
    const said = (await Promise.all([make(ann, '150'), make(ann, '150')])).map(([, one]) => one);
    expect(said.toSorted()).toEqual(['CARD_ISSUED', 'CARD_WAITS']);
    const [path, waits] = await make(ann, '5000');
    expect([waits, await stateOf(path)]).toEqual(['CARD_WAITS', 'LOCKED']);
    expect((await make(ann, '50'))[1]).toBe('CARD_ISSUED');
    expect((await make(bea, '500'))[1]).toBe('CARD_ISSUED');
    const own = await ann.post(`${path}/lock`, { to: 'open' });
    expect(own.status).toBe(422);
    const madeBy = { by: 'ann@shop.example', to: 'jo@example.com' };
    expect(own.view('card')).toMatchObject({ state: 'LOCKED', mayOpen: false, madeBy });
    // another address is not another person
    await db.query(`update pool_users set email = 'anna@shop.example' where email = 'ann@shop.example'`);
    const anna = await signInAgain(shop, 'anna@shop.example');
    expect((await anna.post(`${path}/lock`, { to: 'open' })).status).toBe(422);
    expect((await make(anna, '50'))[1]).toBe('CARD_WAITS');
    const waiting = async (staff: AtDesk) => (await staff.get('/desk/today')).view('today').staff;
    expect(await waiting(boss)).toMatchObject([
      { cents: 5000, by: 'anna@shop.example' },
      { cents: 500_000, by: 'ann@shop.example' },
      { cents: 15_000, by: 'ann@shop.example' },
    ]);
    expect((await bea.post(`${path}/lock`, { to: 'open' })).location).toBe(`${path}?said=CARD_OPEN`);
    expect(await stateOf(path)).toBe('OPEN');
    // who can open it sees it, and nobody else
    expect(await waiting(bea)).toHaveLength(2);
    expect((await waiting(anna)).every((one) => one.kind === 'CARD' && one.isOwn)).toBe(true);
    expect(await waiting(await signInAs(shop, ['orders'], 'orders@shop.example'))).toEqual([]);
  });

  it('are not for who writes pages or keeps goods', async () => {
    const editor = await signInAs(shop, ['catalogue', 'content', 'orders'], 'editor@shop.example');
    for (const [url, form] of [
      ['/desk/offers/cards', { amount: '50', recipientName: 'Jo', recipientEmail: 'jo@example.com' }],
      ['/desk/offers/cards/CARD1/lock', { to: 'open' }],
      ['/desk/offers/new', { as: 'live' }],
    ] as const) {
      const refused = await editor.post(url, form);
      expect(refused.status, url).toBe(403);
      expect(refused.view('state')).toMatchObject({ state: 'NO_ROLE', needed: 'offers' });
    }
  });

  it('are made and mailed, and nobody at the desk sees the PIN', async () => {
    const form = { amount: '50', recipientName: 'Jo', recipientEmail: 'jo@example.com', message: '' };
    const answer = await desk.post('/desk/offers/cards', form);
    expect(answer.location).toMatch(/^\/desk\/offers\/cards\/\d{19}\?said=CARD_ISSUED$/);
    const [mail] = await shop.store.mails.list('jo@', 1);
    expect(mail?.text).toMatch(/PIN:\s+\d{4}/);
    expect(Object.keys((await desk.get(answer.location ?? '')).view('card')).join()).not.toMatch(/pin/i);
    const refused = await desk.post('/desk/offers/cards', { ...form, amount: '0', recipientEmail: 'x' });
    expect(refused.status).toBe(422);
    expect(refused.view('cards')).toMatchObject({
      problems: [{ code: 'AMOUNT_INVALID' }, { code: 'RECIPIENT_EMAIL_INVALID' }],
      issue: { recipientEmail: 'x' },
    });
  });
});
