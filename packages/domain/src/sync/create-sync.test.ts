import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SYNC_FORGOTTEN } from './create-sync.ts';
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
        { productId: 'a', qty: 2 },
        { productId: 'b', qty: 2 },
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
    browser.is.loggedIn = false;
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
    expect(browser.memory().base.syncableStateVersion).toBe(4);
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
  it('forgets the version and the result [C-4-14 C-4-15]', async () => {
    const browser = createBrowser(serviceWith({ a: 1 }));
    await browser.sync.merge();
    browser.sync.forget();
    expect(browser.memory()).toEqual(SYNC_FORGOTTEN);
    expect(browser.memory()).toMatchObject({ base: { syncableStateVersion: 0 }, result: null });
  });

  it('in another tab is the end of what is under way here', async () => {
    const service = serviceWith({ a: 1 });
    const browser = createBrowser(service);
    service.meanwhile(() => {
      browser.is.loggedIn = false;
    });
    expect(await browser.sync.merge()).toBeNull();
    expect([browser.memory(), qtysOf(browser.items())]).toEqual([SYNC_FORGOTTEN, {}]);
  });

  it.each(['waits', 'is under way'])('while a sync %s leaves nothing of it here', async (when) => {
    const service = serviceWith({ a: 1 });
    const browser = createBrowser(service);
    if (when === 'is under way') service.meanwhile(() => browser.sync.forget());
    const merging = browser.sync.merge();
    if (when === 'waits') browser.sync.forget();
    expect(await merging).toBeNull();
    expect([browser.memory(), qtysOf(browser.items())]).toEqual([SYNC_FORGOTTEN, {}]);
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

const sorted = (qtys: Record<string, number>) => Object.fromEntries(Object.entries(qtys).sort());
