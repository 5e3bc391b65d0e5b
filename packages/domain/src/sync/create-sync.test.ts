import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameItems, mergeItems, type SyncableItems } from './syncable-items.ts';
import { cartOf, createAccountService, createBrowser, qtysOf } from './testing/sync-browsers.ts';

const put = (qtys: Record<string, number>) => (items: SyncableItems) => mergeItems(items, cartOf(qtys));
const takeOut = (productId: string) => (items: SyncableItems) => ({
  ...items,
  cartItems: items.cartItems.filter((item) => item.productId !== productId),
});

/** An account with this cart. */
const serviceWith = (qtys: Record<string, number>) =>
  createAccountService({ ...cartOf(qtys), syncableStateVersion: 3 });

describe('on log in', () => {
  it('both carts become one, here and there [C-4-09 C-4-10]', async () => {
    const service = serviceWith({ b: 2 });
    const browser = createBrowser(service, cartOf({ a: 1 }));
    const result = await browser.sync.merge();
    expect(result).toEqual({ status: 'SUCCESS', syncableState: service.get(), finishedAt: 77 });
    expect([qtysOf(browser.items()), qtysOf(service.get())]).toEqual([
      { a: 1, b: 2 },
      { a: 1, b: 2 },
    ]);
    expect(service.calls).toEqual(['FETCH', 'PUT']);
  });

  it('the shopper is told what the account added, once', async () => {
    const service = serviceWith({ a: 3, b: 2 });
    const browser = createBrowser(service, cartOf({ a: 1, c: 1 }));
    await browser.sync.merge();
    service.set(cartOf({ a: 3, b: 2, c: 1, d: 1 }));
    await browser.sync.merge();
    expect(browser.is.joined).toEqual([
      [
        { productId: 'a', variantId: 'a-1', qty: 2 },
        { productId: 'b', variantId: 'b-1', qty: 2 },
      ],
    ]);
  });

  it('nothing is said when the account has nothing more', async () => {
    const browser = createBrowser(serviceWith({ a: 1 }), cartOf({ a: 2, c: 1 }));
    await browser.sync.merge();
    expect(browser.is.joined).toEqual([]);
  });

  it('nothing is put back when there is nothing new [C-4-10]', async () => {
    const service = serviceWith({ a: 1, b: 2 });
    await createBrowser(service, cartOf({ a: 1 })).sync.merge();
    expect(service.calls).toEqual(['FETCH']);
  });

  it.each(['PUT refused', 'PUT thrown'])(
    'a %s marks the sync ERROR, and the next one succeeds [C-4-11]',
    async (fault) => {
      const service = serviceWith({ b: 2 });
      const browser = createBrowser(service, cartOf({ a: 1 }));
      service.fail(fault);
      expect(await browser.sync.merge()).toEqual({ status: 'ERROR', syncableState: null, finishedAt: 77 });
      expect(qtysOf(browser.items())).toEqual({ a: 1, b: 2 });
      expect(await browser.sync.merge()).toMatchObject({ status: 'SUCCESS' });
      expect(qtysOf(service.get())).toEqual({ a: 1, b: 2 });
    },
  );

  it('a failed load marks it ERROR and leaves the cart as it was [C-8-12 C-3-25]', async () => {
    const service = serviceWith({ b: 2 });
    const browser = createBrowser(service, cartOf({ a: 1 }));
    service.fail('FETCH thrown');
    expect(await browser.sync.merge()).toMatchObject({ status: 'ERROR' });
    expect(qtysOf(browser.items())).toEqual({ a: 1 });
  });
});

describe('a change', () => {
  it("of a guest's stays here [C-4-55]", async () => {
    const service = serviceWith({});
    const browser = createBrowser(service);
    browser.is.account = null;
    expect(await browser.edit(put({ a: 1 }))).toBeNull();
    expect(await browser.sync.merge()).toBeNull();
    expect(service.calls).toEqual([]);
    expect(qtysOf(browser.items())).toEqual({ a: 1 });
  });

  it('is saved, and what the server answers is stored [C-4-52]', async () => {
    const service = serviceWith({});
    const browser = createBrowser(service);
    await browser.sync.merge();
    expect(await browser.edit(put({ a: 1 }))).toMatchObject({ status: 'SUCCESS', syncableState: service.get() });
    expect(browser.state().cart.synced).toMatchObject({ account: 'ana', version: 4, isPending: false });
  });

  it.each(['PUT refused', 'PUT thrown'])('is taken back after a %s [C-4-53 C-4-54]', async (fault) => {
    const service = serviceWith({ a: 1 });
    const browser = createBrowser(service);
    await browser.sync.merge();
    service.fail(fault);
    expect(await browser.edit(put({ b: 1 }))).toMatchObject({ status: 'ERROR', syncableState: null });
    expect([qtysOf(browser.items()), browser.is.takenBack]).toEqual([{ a: 1 }, 1]);
    expect(await browser.edit(put({ c: 1 }))).toMatchObject({ status: 'SUCCESS' });
    expect([qtysOf(browser.items()), qtysOf(service.get())]).toEqual([
      { a: 1, c: 1 },
      { a: 1, c: 1 },
    ]);
  });

  it('that could not be sent waits, also when a later one is refused', async () => {
    const service = serviceWith({ a: 1 });
    const browser = createBrowser(service);
    await browser.sync.merge();
    service.fail('PUT unreached', 'PUT refused');
    expect(await browser.edit(put({ b: 1 }))).toMatchObject({ status: 'ERROR' });
    expect(await browser.edit(put({ c: 1 }))).toMatchObject({ status: 'ERROR' });
    expect([qtysOf(browser.items()), browser.is.takenBack]).toEqual([{ a: 1, b: 1, c: 1 }, 0]);
    expect(await browser.sync.push()).toMatchObject({ status: 'SUCCESS' });
    expect(qtysOf(service.get())).toEqual({ a: 1, b: 1, c: 1 });
  });

  it('that was saved but never answered is not there twice when it is sent again [C-4-59]', async () => {
    const service = serviceWith({ a: 1 });
    const browser = createBrowser(service);
    await browser.sync.merge();
    service.fail('PUT unheard');
    await browser.edit(put({ b: 2 }));
    await browser.edit(put({ b: 2 }));
    expect([qtysOf(browser.items()), qtysOf(service.get())]).toEqual([
      { a: 1, b: 2 },
      { a: 1, b: 2 },
    ]);
  });

  it('that meets another one is fetched, merged and tried again; what was taken out stays out [C-4-51 C-7-54]', async () => {
    const service = serviceWith({ a: 1, b: 2 });
    const browser = createBrowser(service);
    await browser.sync.merge();
    service.set(cartOf({ a: 1, b: 2, c: 1 }));
    expect(await browser.edit(takeOut('b'))).toMatchObject({ status: 'SUCCESS' });
    expect(service.calls).toEqual(['FETCH', 'PUT', 'FETCH', 'PUT']);
    expect([qtysOf(browser.items()), qtysOf(service.get())]).toEqual([
      { a: 1, c: 1 },
      { a: 1, c: 1 },
    ]);
  });

  it.each([
    ['answered', '', { a: 1, b: 1, c: 1 }],
    ['refused', 'PUT refused', { a: 1, c: 1 }],
  ])('made while another one waits to be %s stays', async (_, fault, qtys) => {
    const service = serviceWith({ a: 1 });
    const browser = createBrowser(service);
    await browser.sync.merge();
    let later: Promise<unknown> = Promise.resolve();
    if (fault) service.fail(fault);
    service.meanwhile(() => {
      later = browser.edit(put({ c: 1 }));
    });
    await browser.edit(put({ b: 1 }));
    expect(qtysOf(browser.items())).toEqual(qtys);
    await later;
    expect([qtysOf(browser.items()), qtysOf(service.get())]).toEqual([qtys, qtys]);
  });

  it('made without a network waits, and is there after the next merge', async () => {
    const service = serviceWith({ a: 1 });
    const browser = createBrowser(service);
    await browser.sync.merge();
    browser.is.online = false;
    await browser.edit(put({ b: 1 }));
    await browser.edit(takeOut('a'));
    service.set(cartOf({ a: 1, c: 1 }));
    browser.is.online = true;
    await browser.sync.merge();
    expect([qtysOf(browser.items()), qtysOf(service.get())]).toEqual([
      { b: 1, c: 1 },
      { b: 1, c: 1 },
    ]);
  });
});

describe('a log out', () => {
  it('in another tab is the end of what is under way here', async () => {
    const service = serviceWith({ a: 1 });
    const browser = createBrowser(service);
    service.meanwhile(() => {
      browser.is.account = null;
    });
    expect(await browser.sync.merge()).toBeNull();
    expect([browser.state().cart.synced, qtysOf(browser.items())]).toEqual([null, {}]);
  });

  it.each(['waits', 'is under way'])('while a sync %s leaves nothing of it here', async (when) => {
    const service = serviceWith({ a: 1 });
    const browser = createBrowser(service);
    if (when === 'is under way') service.meanwhile(() => browser.logOut());
    const merging = browser.sync.merge();
    if (when === 'waits') browser.logOut();
    expect(await merging).toBeNull();
    expect([browser.state().cart.synced, qtysOf(browser.items())]).toEqual([null, {}]);
  });

  it('before another log in: nothing of one customer is saved to the other’s account', async () => {
    const service = serviceWith({ a: 1 });
    const browser = createBrowser(service, cartOf({ b: 1 }));
    service.meanwhile(() => {
      browser.is.account = 'bo';
    });
    expect(await browser.sync.merge()).toBeNull();
    expect(service.calls).toEqual(['FETCH']);
  });
});

describe('a browser that has lost a part of its storage', () => {
  const wish = { productId: 'w', qty: 1, createdAt: 1 };
  const account = () => createAccountService({ ...cartOf({ a: 1 }), wishlistItems: [wish], syncableStateVersion: 7 });

  it.each([[['cart']], [['wishlist']], [['cart', 'wishlist']]] as const)(
    '(%j) takes nothing out of the account, neither on a merge nor with a change',
    async (parts) => {
      for (const how of ['merge', 'push'] as const) {
        const service = account();
        const browser = createBrowser(service);
        await browser.sync.merge();
        browser.lose(...parts);
        await browser.sync[how]();
        await browser.edit(put({ b: 1 }));
        expect(qtysOf(service.get())).toEqual({ a: 1, b: 1 });
        expect(service.get().wishlistItems).toEqual([wish]);
        expect(isSameItems(browser.items(), service.get())).toBe(true);
      }
    },
  );

  it.each(['FETCH', 'PUT'])('while it waits for the answer to a %s takes nothing out either', async (call) => {
    const service = account();
    const browser = createBrowser(service);
    await browser.sync.merge();
    if (call === 'PUT') await browser.edit(put({ b: 1 }));
    service.meanwhile(() => browser.lose('cart', 'wishlist'));
    await (call === 'PUT' ? browser.edit(put({ b: 2 })) : browser.sync.merge());
    await browser.sync.push();
    await browser.sync.merge();
    expect(qtysOf(service.get())).toMatchObject({ a: 1 });
    expect(service.get().wishlistItems).toEqual([wish]);
    expect(isSameItems(browser.items(), service.get())).toBe(true);
  });

  it('still takes out what is removed from then on, and what another browser has removed before', async () => {
    const service = account();
    const [one, other] = [createBrowser(service), createBrowser(service)];
    for (const { sync } of [one, other]) await sync.merge();
    await other.edit(takeOut('a'));
    one.lose('cart');
    await one.sync.merge();
    expect(qtysOf(one.items())).toEqual({});
    await one.edit(put({ b: 1 }));
    await one.edit(takeOut('b'));
    expect(qtysOf(service.get())).toEqual({});
  });

  it('still takes out what was removed from the other part', async () => {
    const service = account();
    const browser = createBrowser(service);
    await browser.sync.merge();
    browser.is.online = false;
    await browser.edit(takeOut('a'));
    browser.lose('wishlist');
    browser.is.online = true;
    await browser.sync.merge();
    expect([qtysOf(service.get()), service.get().wishlistItems]).toEqual([{}, [wish]]);
  });

  it('says again what the account has added', async () => {
    const browser = createBrowser(account());
    await browser.sync.merge();
    browser.lose('cart');
    await browser.sync.merge();
    const added = { productId: 'a', variantId: 'a-1', qty: 1 };
    expect(browser.is.joined).toEqual([[added], [added]]);
  });
});

describe('an account', () => {
  it('of another customer has nothing in common with what this browser keeps', async () => {
    const browser = createBrowser(serviceWith({ a: 1 }));
    await browser.sync.merge();
    const others = createAccountService({ ...cartOf({ a: 1, b: 1 }), syncableStateVersion: 9 });
    const later = createBrowser(others);
    await later.sync.merge();
    later.is.account = 'bo';
    await later.edit(takeOut('a'));
    expect(qtysOf(others.get())).toEqual({ a: 1, b: 1 });
  });

  it.each([
    ['was emptied', 0, {}],
    ['is older', 2, { a: 1 }],
    ['has another history of the same length', 4, { c: 1 }],
  ])('that was lost and %s gets back what this browser has', async (_, syncableStateVersion, qtys) => {
    const service = serviceWith({ a: 1 });
    const browser = createBrowser(service);
    await browser.sync.merge();
    await browser.edit(put({ b: 2 }));
    service.restore({ ...cartOf(qtys), syncableStateVersion });
    await browser.sync.merge();
    expect(qtysOf(service.get())).toEqual({ a: 1, b: 2, ...qtys });
    expect(isSameItems(browser.items(), service.get())).toBe(true);
  });
});

describe('browsers of one customer that change the cart at once', () => {
  const step = fc.record({
    who: fc.constantFrom(0, 1, 2),
    product: fc.constantFrom('a', 'b', 'c', 'd'),
    qty: fc.integer({ min: 1, max: 4 }),
    fault: fc.constantFrom('', '', '', 'PUT unheard'),
  });

  it('lose nothing and double nothing, and agree in the end [C-4-51 C-4-59 C-7-54]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const service = createAccountService();
        const browsers = [0, 1, 2].map(() => createBrowser(service));
        await Promise.all(browsers.map(({ sync }) => sync.merge()));
        await Promise.all(
          steps.map(({ who, product, qty, fault }) => {
            if (fault) service.fail(fault);
            return browsers[who]?.edit(put({ [product]: qty }));
          }),
        );
        for (let round = 0; round < 4; round += 1) for (const { sync } of browsers) await sync.merge();
        const largest: Record<string, number> = {};
        for (const { product, qty } of steps) largest[product] = Math.max(largest[product] ?? 0, qty);
        const isSure = steps.every(({ fault }) => fault === '');
        for (const { items } of browsers) {
          expect(isSameItems(items(), service.get())).toBe(true);
          if (isSure) expect(qtysOf(items())).toEqual(sorted(largest));
          for (const [product, qty] of Object.entries(qtysOf(items()))) {
            expect(qty).toBeLessThanOrEqual(largest[product] ?? 0);
          }
        }
      }),
      { numRuns: 200 },
    );
  });
});

describe('browsers of one customer of which some lose their storage at any time', () => {
  const step = fc.record({
    who: fc.constantFrom(0, 1, 2),
    what: fc.constantFrom(
      'put',
      'put',
      'merge',
      'lose the cart',
      'lose the wishlist',
      'lose all',
      'lose all while away',
    ),
    product: fc.constantFrom('a', 'b', 'c'),
    fault: fc.constantFrom('', '', '', 'PUT unheard', 'PUT unreached', 'FETCH unreached'),
  });

  it('lose no line that was saved to the account, and agree in the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 15 }), async (steps) => {
        const service = createAccountService();
        const browsers = [0, 1, 2].map(() => createBrowser(service));
        const everSaved = new Set<string>();
        for (const { who, what, product, fault } of steps) {
          const browser = browsers[who];
          if (!browser) throw new Error('no such browser');
          if (fault) service.fail(fault);
          if (what === 'put') await browser.edit(put({ [product]: 1 }));
          if (what === 'merge') await browser.sync.merge();
          if (what === 'lose the cart') browser.lose('cart');
          if (what === 'lose the wishlist') browser.lose('wishlist');
          if (what === 'lose all') browser.lose('cart', 'wishlist');
          if (what === 'lose all while away') {
            service.meanwhile(() => browser.lose('cart', 'wishlist'));
            await browser.sync.push();
          }
          for (const { productId } of service.get().cartItems) everSaved.add(productId);
          expect(new Set(Object.keys(qtysOf(service.get())))).toEqual(everSaved);
        }
        service.heal();
        for (let round = 0; round < 4; round += 1) for (const { sync } of browsers) await sync.merge();
        for (const { items } of browsers) expect(isSameItems(items(), service.get())).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});

const sorted = (qtys: Record<string, number>) => Object.fromEntries(Object.entries(qtys).sort());
