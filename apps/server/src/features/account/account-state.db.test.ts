import type { CartItem } from '@wattle/domain/cart';
import type { SyncableState } from '@wattle/domain/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStore, type Store } from '../../store/store.ts';
import { openServer } from '../../store/testing/each-database.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { signInAs, type TestCustomer } from '../../testing/test-customer.ts';

const item = (id: string, more: Partial<CartItem> = {}): CartItem => ({
  id,
  productId: 'k1',
  variantId: 'k1-v1',
  qty: 1,
  createdAt: 1_790_000_000,
  warrantyId: null,
  giftcard: null,
  attribution: null,
  addedFrom: 'product',
  analyticsContext: {},
  extra: { releaseDateTime: null },
  ...more,
});
const wish = { productId: 'k2', qty: 1, createdAt: 1_790_000_000 };
const stateOf = (version: number, ...cartItems: CartItem[]): SyncableState => ({
  syncableStateVersion: version,
  cartItems,
  wishlistItems: [wish],
});

describe('the state of an account', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ env: { WRITE_LIMIT_PER_MINUTE: '100000' } });
  });
  afterAll(() => shop.close());

  const load = (customer: TestCustomer) => customer.ask('GET', '/api/account/state');
  const save = (customer: TestCustomer, state: object) => customer.ask('PUT', '/api/account/state', state);

  it('is nothing, of version 0, before it is saved [C-7-03 C-7-04]', async () => {
    const response = await load(await signInAs(shop));
    expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(response.json()).toEqual({ state: { syncableStateVersion: 0, cartItems: [], wishlistItems: [] } });
  });

  it('has at most 99 of a wish [C-9-02]', async () => {
    const bo = await signInAs(shop);
    const wishing = (qty: number) => ({ ...stateOf(0), wishlistItems: [{ ...wish, qty }] });
    const refused = await save(bo, wishing(100));
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('wishlistItems.0.qty');
    expect((await save(bo, wishing(99))).statusCode).toBe(200);
  });

  it('is kept for the account, and counts its versions [C-3-23 C-6-04 C-7-05 C-7-06]', async () => {
    const ana = await signInAs(shop);
    const giftcard = {
      amount: 50,
      message: 'Für dich 🎉\nAna',
      recipientEmail: 'b@example.com',
      recipientName: 'B',
      senderName: 'A',
    };
    const rich = item('a', {
      giftcard,
      attribution: { listName: 'home', listItemIndex: 2 },
      analyticsContext: { a: 'b' },
    });
    const first = await save(ana, stateOf(0, rich));
    expect([first.statusCode, first.json()]).toEqual([200, { state: stateOf(1, rich) }]);
    expect((await load(ana)).json()).toEqual({ state: stateOf(1, rich) });
    // saving the same state again is a normal save
    expect((await save(ana, stateOf(1, rich))).json()).toEqual({ state: stateOf(2, rich) });
    expect((await save(ana, stateOf(2))).json()).toEqual({ state: stateOf(3) });
  });

  it.each([0, 1, 3, Number.MAX_SAFE_INTEGER])('made from version %i of 2 is a conflict [C-7-07]', async (version) => {
    const ana = await signInAs(shop);
    await save(ana, stateOf(0, item('a')));
    await save(ana, stateOf(1, item('b')));
    const response = await save(ana, stateOf(version, item('c')));
    expect([response.statusCode, response.json().errorCode]).toEqual([409, 'CONFLICT']);
    expect((await load(ana)).json()).toEqual({ state: stateOf(2, item('b')) });
  });

  it('that was never saved has no version to go on from [C-7-07]', async () => {
    expect((await save(await signInAs(shop), stateOf(1))).statusCode).toBe(409);
  });

  it('takes as much as a browser keeps', async () => {
    const cartItems = Array.from({ length: 400 }, (_, at) =>
      item(`line-${at}`, { analyticsContext: { from: 'x'.repeat(300) } }),
    );
    const wishlistItems = Array.from({ length: 1000 }, (_, at) => ({ ...wish, productId: `p-${at}` }));
    const ana = await signInAs(shop);
    expect((await save(ana, { syncableStateVersion: 0, cartItems, wishlistItems })).statusCode).toBe(200);
  });

  const many = <T>(count: number, value: T): T[] => Array.from({ length: count }, () => value);
  it.each<[string, object]>([
    ['too many lines', stateOf(0, ...many(401, item('a')))],
    ['too many wishes', { ...stateOf(0), wishlistItems: many(1001, wish) }],
    ['a version below nothing', stateOf(-1)],
    ['half a version', stateOf(0.5)],
    ['no version', { cartItems: [], wishlistItems: [] }],
    ['a line without a product', stateOf(0, item('a', { productId: '' }))],
    ['a long text', stateOf(0, item('a', { addedFrom: 'x'.repeat(201) }))],
    ['a zero', stateOf(0, item('a', { addedFrom: '\u0000' }))],
    ['half a sign', stateOf(0, item('a', { analyticsContext: { a: '\ud800' } }))],
    ['a quantity that is none', stateOf(0, item('a', { qty: 1.5 }))],
  ])('is refused with %s, and nothing is kept', async (_title, state) => {
    const ana = await signInAs(shop);
    const response = await save(ana, state);
    expect([response.statusCode, response.json().errorCode]).toEqual([400, 'INPUT_INVALID']);
    expect((await load(ana)).json().state.syncableStateVersion).toBe(0);
  });
});

describe('savers of the same version on PostgreSQL', () => {
  let store: Store;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const db = await openServer();
    store = createStore(db);
    close = () => db.close();
  });
  afterAll(() => close());

  it.each([0, 1])('of version %i: of twenty one wins, and what it brought is kept [C-7-07]', async (version) => {
    const sub = `saver-${version}`;
    if (version > 0) await store.customerStates.save(sub, stateOf(0));
    const savers = Array.from({ length: 20 }, (_, at) => stateOf(version, item(`line-${at}`)));
    const saved = await Promise.all(savers.map((state) => store.customerStates.save(sub, state)));
    const won = saved.filter((state) => state !== undefined);
    expect(won).toHaveLength(1);
    expect(won[0]?.syncableStateVersion).toBe(version + 1);
    expect(await store.customerStates.find(sub)).toEqual(won[0]);
  });

  it('who all ask again until they have won lose nothing', async () => {
    const add = async (at: number): Promise<void> => {
      for (;;) {
        const kept = (await store.customerStates.find('all')) ?? { ...stateOf(0), wishlistItems: [] };
        const cartItems = [...kept.cartItems, item(`line-${at}`)];
        if (await store.customerStates.save('all', { ...kept, cartItems })) return;
      }
    };
    await Promise.all(Array.from({ length: 8 }, (_, at) => add(at)));
    const kept = await store.customerStates.find('all');
    expect(kept?.syncableStateVersion).toBe(8);
    expect(new Set(kept?.cartItems.map(({ id }) => id)).size).toBe(8);
  });

  it('of different fields of a customer lose none, and one of them has turned marketing on', async () => {
    await store.customers.make({ sub: 'c', email: 'c@example.com', firstName: 'C', lastName: 'D' });
    const changes = [
      { firstName: 'Cleo' },
      { lastName: 'Dane' },
      { phone: '+61491570156' },
      { subscriptions: { events: true } },
      { subscriptions: { priceDrops: true } },
      ...Array.from({ length: 10 }, () => ({ agreeToMarketing: true })),
    ];
    const changed = await Promise.all(changes.map((change) => store.customers.change('c', change)));
    expect(await store.customers.find('c')).toMatchObject({
      firstName: 'Cleo',
      lastName: 'Dane',
      phone: '+61491570156',
      agreeToMarketing: true,
      subscriptions: { events: true, priceDrops: true },
    });
    const turnedOn = changed.slice(5).filter((one) => one?.customer.agreeToMarketing && !one.before.agreeToMarketing);
    expect(turnedOn).toHaveLength(1);
  });
});
