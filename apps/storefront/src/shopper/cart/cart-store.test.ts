import { describe, expect, it } from 'vitest';
import { SAMPLE_PLAN, sampleDocument } from '../../../testing/cart/sample-products.ts';
import { openShop, request } from '../../../testing/cart/sample-shop.ts';
import type { CartKeeper } from './cart-keeper.ts';

const qtys = (tab: ReturnType<ReturnType<typeof openShop>['openTab']>) =>
  Object.fromEntries(tab.get().items.map(({ id, qty }) => [id, qty]));

describe('adding', () => {
  it('is SUCCESS with the line, which is kept, counted and told to other tabs [C-4-61 D-4-15]', async () => {
    const { openTab, glance, shop } = openShop(sampleDocument('a'));
    const tab = openTab();
    expect(await tab.add(request('a', { qty: 2 }))).toEqual({ status: 'SUCCESS', itemId: 'a/a-1' });
    expect(qtys(tab)).toEqual({ 'a/a-1': 2 });
    expect(glance()).toEqual({ totalQty: 2, hasAgencyItems: false, hasOtherItems: true });
    expect(shop.announced).toBe(1);
    const reloaded = openTab();
    await reloaded.load();
    expect(qtys(reloaded)).toEqual({ 'a/a-1': 2 });
  });

  it('grows an identical line and makes another for anything else [C-4-64 C-4-65 D-4-18]', async () => {
    const { openTab } = openShop(sampleDocument('a'), sampleDocument('b'));
    const tab = openTab();
    for (const id of ['a', 'b', 'a']) await tab.add(request(id));
    await tab.add(request('a', { warrantyId: 'plan-2' }));
    expect(qtys(tab)).toEqual({ 'a/a-1': 2, 'b/b-1': 1, 'a/a-1/plan-2': 1 });
  });

  it('tells analytics of a line that is new, and of another quantity of one [D-7-35 D-7-36]', async () => {
    const { openTab, hooks } = openShop(sampleDocument('a'), sampleDocument('b', { cartQtyVariantMax: 1 }));
    const tab = openTab();
    await tab.add(request('a'));
    await tab.add(request('a', { qty: 2 }));
    await tab.setQty('a/a-1', 1);
    await tab.add(request('b', { qty: 2 }));
    await tab.remove('a/a-1');
    expect(hooks.map(({ hook, event, ecommerce }) => [hook, event, ecommerce.items[0]?.quantity])).toEqual([
      ['cart item created', 'add_to_cart', 1],
      ['quantity updated', 'add_to_cart', 2],
      ['quantity updated', 'remove_from_cart', 2],
    ]);
  });

  it('is REJECTED with the reason, and the cart is as it was [C-4-62 D-4-16]', async () => {
    const { openTab, keeper, shop } = openShop(sampleDocument('a', { cartQtyVariantMax: 1 }));
    const tab = openTab();
    await tab.add(request('a'));
    const before = await keeper.read();
    expect(await tab.add(request('a'))).toEqual({
      status: 'REJECTED',
      reasons: [{ code: 'variantQtyMaxExceeded', params: { qtyMax: 1 } }],
    });
    expect(await keeper.read()).toBe(before);
    expect(shop.announced).toBe(1);
  });

  it('adds whole lots of what is sold in lots', async () => {
    const tab = openShop(sampleDocument('a', { cartQtyVariantMultipleOf: 2 })).openTab();
    await tab.add(request('a'));
    expect(qtys(tab)).toEqual({ 'a/a-1': 2 });
    await tab.add(request('a'));
    expect(qtys(tab)).toEqual({ 'a/a-1': 4 });
  });

  it('is refused for a plan that is not known [C-5-12]', async () => {
    const tab = openShop(sampleDocument('a')).openTab();
    expect(await tab.add(request('a', { warrantyId: 'plan-9' }))).toEqual({
      status: 'REJECTED',
      reasons: [{ code: 'warrantyNotFound' }],
    });
  });

  it('throws for a product or a variant that the shop does not have [C-8-49 C-8-50]', async () => {
    const { openTab, keeper } = openShop(sampleDocument('a'));
    const tab = openTab();
    await expect(tab.add(request('gone'))).rejects.toThrow(/^Product not found\.$/);
    await expect(tab.add(request('a', { variantId: 'a-9' }))).rejects.toThrow(/^Product variant not found\.$/);
    expect(await keeper.read()).toBeNull();
  });

  it('takes 99 of what has no limit of its own, and not one more [C-9-01]', async () => {
    const [variant] = sampleDocument('a').variants;
    const plenty = variant ? { variants: [{ ...variant, qty: 500 }] } : {};
    const tab = openShop(sampleDocument('a', plenty)).openTab();
    expect(await tab.add(request('a', { qty: 99 }))).toMatchObject({ status: 'SUCCESS' });
    expect(await tab.add(request('a'))).toEqual({
      status: 'REJECTED',
      reasons: [{ code: 'variantQtyMaxExceeded', params: { qtyMax: 99 } }],
    });
  });

  it('throws when the shop does not answer, and the cart is as it was [C-4-63 D-4-17]', async () => {
    const { openTab, keeper, shop } = openShop(sampleDocument('a'));
    shop.isDown = true;
    await expect(openTab().add(request('a'))).rejects.toThrow('down');
    expect(await keeper.read()).toBeNull();
  });

  it('loses nothing when several tabs add at once', async () => {
    const ids = ['a', 'b', 'c', 'd'];
    const { openTab, glance } = openShop(...ids.map((id) => sampleDocument(id)));
    const tabs = ids.map(() => openTab());
    await Promise.all(tabs.flatMap((tab) => ids.map((id) => tab.add(request(id)))));
    const last = openTab();
    await last.load();
    expect(qtys(last)).toEqual({ 'a/a-1': 4, 'b/b-1': 4, 'c/c-1': 4, 'd/d-1': 4 });
    expect(glance().totalQty).toBe(16);
  });
});

describe('a page that is left before its change is stored', () => {
  /** Storage that stops answering, as for a page that is being left. */
  const stopping = (keeper: CartKeeper) => {
    const storage = { isStopped: false };
    const own: CartKeeper = {
      read: () => keeper.read(),
      change: (work) => (storage.isStopped ? new Promise<never>(() => {}) : keeper.change(work)),
    };
    return { storage, own };
  };

  it('leaves the change to the next page of its tab', async () => {
    const { openTab, keeper, glance } = openShop(sampleDocument('a'));
    const session = { unstored: [] };
    const { storage, own } = stopping(keeper);
    const tab = openTab(own, session);
    await tab.add(request('a'));
    await tab.setQty('a/a-1', 2);
    expect(session.unstored).toEqual([]);
    storage.isStopped = true;
    for (const qty of [3, 4]) void tab.setQty('a/a-1', qty);
    const reloaded = openTab(keeper, session);
    await reloaded.load();
    expect(qtys(reloaded)).toEqual({ 'a/a-1': 4 });
    expect(glance().totalQty).toBe(4);
    expect(session.unstored).toEqual([]);
  });

  it('does not undo what another tab stored since', async () => {
    const { openTab, keeper } = openShop(sampleDocument('a'), sampleDocument('b'));
    const session = { unstored: [] };
    const { storage, own } = stopping(keeper);
    const tab = openTab(own, session);
    await tab.add(request('a'));
    storage.isStopped = true;
    void tab.setQty('a/a-1', 3);
    await openTab().add(request('b'));
    const reloaded = openTab(keeper, session);
    await reloaded.load();
    expect(qtys(reloaded)).toEqual({ 'b/b-1': 1, 'a/a-1': 1 });
  });
});

describe('gift cards', () => {
  const card = sampleDocument('card', { functionalType: 'giftcard', price: 100 });
  const details = {
    amount: 50,
    message: 'Happy housewarming.',
    recipientEmail: 'priya@example.com',
    recipientName: 'Priya',
    senderName: 'Sam',
  };

  it('are lines of their own, with what is written on them, even when that is the same [C-3-14 C-4-57]', async () => {
    const tab = openShop(card).openTab();
    const first = await tab.add(request('card', { giftcard: details }));
    await tab.add(request('card', { giftcard: details }));
    expect(tab.get().items.map(({ giftcard, qty }) => [giftcard, qty])).toEqual([
      [details, 1],
      [details, 1],
    ]);
    expect(first).toEqual({ status: 'SUCCESS', itemId: 'own-1' });
    expect(
      tab
        .get()
        .items.map(({ id }) => id)
        .sort(),
    ).toEqual(['own-1', 'own-2']);
  });

  it('are changed one at a time, at once, and kept [C-3-14]', async () => {
    const { openTab } = openShop(card);
    const tab = openTab();
    for (const _ of [1, 2]) await tab.add(request('card', { giftcard: details }));
    const changed = { ...details, amount: 200, message: '' };
    const id = tab.get().items[0]?.id ?? '';
    const keeping = tab.setGiftCard(id, changed);
    expect(tab.get().items.map(({ giftcard }) => giftcard?.amount)).toEqual([200, 50]);
    await keeping;
    const reloaded = openTab();
    await reloaded.load();
    expect(reloaded.get().items.find((item) => item.id === id)?.giftcard).toEqual(changed);
  });

  it('are not taken for an amount that is not on sale [C-9-31]', async () => {
    const tab = openShop(card).openTab();
    const result = await tab.add(request('card', { giftcard: { ...details, amount: 1 } }));
    expect(result.status).toBe('REJECTED');
    expect(tab.get().items).toEqual([]);
  });
});

describe('stock', () => {
  it('is read again before an add once it is older than 300 s, and not before [C-9-11 C-9-12]', async () => {
    const { openTab, shop, stock, lookups } = openShop(sampleDocument('a'));
    const tab = openTab();
    await tab.add(request('a'));
    shop.nowMs += 300_000;
    await tab.add(request('a'));
    expect(lookups).toEqual([['a']]);
    const [variant] = sampleDocument('a').variants;
    if (!variant) throw new Error('A product has a variant.');
    stock.set('a', sampleDocument('a', { variants: [{ ...variant, qty: 2 }] }));
    shop.nowMs += 1;
    expect(await tab.add(request('a'))).toMatchObject({ status: 'REJECTED', reasons: [{ code: 'stockInsufficient' }] });
    expect(lookups).toEqual([['a'], ['a']]);
  });
});

describe('donations', () => {
  it('are in the cart, and not counted among its products [C-9-66 D-9-68]', async () => {
    const { openTab, shop, glance } = openShop(sampleDocument('a'), sampleDocument('gift'));
    shop.donations = ['gift'];
    const tab = openTab();
    for (const id of ['a', 'gift']) await tab.add(request(id));
    expect(qtys(tab)).toEqual({ 'a/a-1': 1, 'gift/gift-1': 1 });
    expect(glance().totalQty).toBe(1);
  });
});

describe('loading', () => {
  it('goes from unloaded through loading to SUCCESS, with products and plans [C-4-44 C-4-45 C-4-46 C-4-48]', async () => {
    const { openTab } = openShop(sampleDocument('a'));
    await openTab().add(request('a', { warrantyId: 'plan-2' }));
    const tab = openTab();
    expect(tab.get().load).toBe('unloaded');
    const loading = tab.load();
    expect(tab.get().load).toBe('loading');
    await loading;
    expect(tab.get().load).toBe('SUCCESS');
    expect(tab.get().facts.products.get('a')?.name).toBe('Product a');
    expect(tab.get().facts.warranties.get('plan-2')).toEqual(SAMPLE_PLAN);
  });

  it('is ERROR when the shop does not answer; trying again mends it [C-4-47]', async () => {
    const { openTab, shop } = openShop(sampleDocument('a'));
    await openTab().add(request('a'));
    const tab = openTab();
    shop.isDown = true;
    await tab.load();
    expect(tab.get().load).toBe('ERROR');
    shop.isDown = false;
    await tab.load();
    expect(qtys(tab)).toEqual({ 'a/a-1': 1 });
  });

  it('keeps what is shown when a later reading fails', async () => {
    const { openTab, shop } = openShop(sampleDocument('a'));
    const tab = openTab();
    await tab.add(request('a'));
    shop.isDown = true;
    shop.nowMs += 900_000;
    await tab.load();
    expect(tab.get().load).toBe('SUCCESS');
    expect(qtys(tab)).toEqual({ 'a/a-1': 1 });
  });

  it('takes out what is no longer sold, by name where that is known [C-4-49]', async () => {
    const { openTab, stock, glance } = openShop(...['a', 'b', 'c'].map((id) => sampleDocument(id)));
    const first = openTab();
    for (const id of ['a', 'b', 'c']) await first.add(request(id));
    stock.set('a', sampleDocument('a', { state: 'discontinued' }));
    stock.delete('b');
    const tab = openTab();
    await tab.load();
    expect(qtys(tab)).toEqual({ 'c/c-1': 1 });
    expect(new Set(tab.get().dropped)).toEqual(new Set(['Product a', null]));
    expect(glance().totalQty).toBe(1);
  });

  it('knows what took the place of what it took out, once for each product', async () => {
    const { openTab, stock } = openShop(...['a', 'b'].map((id) => sampleDocument(id)));
    const first = openTab();
    for (const id of ['a', 'b']) await first.add(request(id));
    stock.set('a', sampleDocument('a', { state: 'discontinued', replacedBy: 'c' }));
    stock.set('b', sampleDocument('b', { state: 'discontinued' }));
    const tab = openTab();
    await tab.load();
    await tab.load();
    expect(tab.get().replaced.map(({ id, replacedBy }) => [id, replacedBy])).toEqual([['a', 'c']]);
    tab.dismissNotices();
    expect(tab.get().replaced).toEqual([]);
  });
});

describe('a change', () => {
  it('of a quantity shows at once and is kept', async () => {
    const { openTab, glance } = openShop(sampleDocument('a'));
    const tab = openTab();
    await tab.add(request('a'));
    const changes = [tab.setQty('a/a-1', 2), tab.setQty('a/a-1', 3)];
    expect(qtys(tab)).toEqual({ 'a/a-1': 3 });
    await Promise.all(changes);
    expect(qtys(tab)).toEqual({ 'a/a-1': 3 });
    expect(glance().totalQty).toBe(3);
  });

  it('never shows an older quantity while a newer one is being kept', async () => {
    const { openTab } = openShop(sampleDocument('a'));
    const tab = openTab();
    await tab.add(request('a'));
    const shown: number[] = [];
    tab.subscribe(() => shown.push(tab.get().items[0]?.qty ?? 0));
    await Promise.all([tab.setQty('a/a-1', 2), tab.setQty('a/a-1', 3), tab.setQty('a/a-1', 4)]);
    expect(shown).toEqual([...shown].sort());
    expect(shown.at(-1)).toBe(4);
  });

  it('that removes can be undone, in its old place', async () => {
    const { openTab, shop, glance } = openShop(sampleDocument('a'), sampleDocument('b'));
    const tab = openTab();
    await tab.add(request('a'));
    shop.nowMs += 1;
    await tab.add(request('b'));
    const before = tab.get().items;
    await tab.remove('b/b-1');
    expect(qtys(tab)).toEqual({ 'a/a-1': 1 });
    expect(tab.get().left).toMatchObject({ item: { id: 'b/b-1' }, how: 'REMOVED' });
    await tab.undo();
    expect(tab.get().items).toEqual(before);
    expect(tab.get().left).toBeNull();
    expect(glance().totalQty).toBe(2);
  });

  it('of a line that is not there, or of a cart that is not, is a fault [C-8-51 C-8-63 D-8-19]', async () => {
    const { openTab } = openShop(sampleDocument('a'));
    const tab = openTab();
    const changes = [
      () => tab.setQty('a/a-1', 2),
      () => tab.setWarranty('a/a-1', 'plan-2'),
      () =>
        tab.setGiftCard('a/a-1', {
          amount: 50,
          message: '',
          recipientEmail: 'priya@example.com',
          recipientName: 'Priya',
          senderName: 'Sam',
        }),
    ];
    for (const change of changes) await expect(change()).rejects.toThrow(/^Cart not loaded\.$/);
    await tab.load();
    for (const change of changes) await expect(change()).rejects.toThrow(/^Cart item not found$/);
    await tab.add(request('a'));
    await tab.setQty('a/a-1', 2);
    expect(qtys(tab)).toEqual({ 'a/a-1': 2 });
  });

  it('works while the shop does not answer', async () => {
    const { openTab, shop } = openShop(sampleDocument('a'));
    const tab = openTab();
    await tab.add(request('a'));
    shop.isDown = true;
    shop.nowMs += 900_000;
    await tab.remove('a/a-1');
    expect(qtys(tab)).toEqual({});
  });

  it('in one tab leaves what another tab did', async () => {
    const { openTab } = openShop(sampleDocument('a'), sampleDocument('b'));
    const [one, other] = [openTab(), openTab()];
    await one.add(request('a'));
    await other.add(request('b'));
    await one.setQty('a/a-1', 5);
    expect(qtys(one)).toEqual({ 'a/a-1': 5, 'b/b-1': 1 });
  });
});

const EMPTIED = { items: [] };

describe('a change from elsewhere', () => {
  it('is kept, shown, counted and told to other tabs', async () => {
    const { openTab, glance, shop } = openShop(sampleDocument('a'), sampleDocument('b'));
    const [tab, other] = [openTab(), openTab()];
    await other.add(request('b'));
    const more = (await other.read()).items;
    await other.replace(() => EMPTIED);
    await tab.add(request('a'));
    shop.announced = 0;
    await tab.replace((cart) => ({ ...cart, items: [...cart.items, ...more] }));
    expect(qtys(tab)).toEqual({ 'a/a-1': 1, 'b/b-1': 1 });
    expect([glance().totalQty, shop.announced]).toEqual([2, 1]);
  });

  it('that changes nothing is told to nobody', async () => {
    const { openTab, shop } = openShop(sampleDocument('a'));
    const tab = openTab();
    await tab.add(request('a'));
    shop.announced = 0;
    await tab.replace((cart) => cart);
    expect(shop.announced).toBe(0);
  });

  it('brings in nothing that is no longer sold [C-4-49]', async () => {
    const { openTab, keeper, stock } = openShop(sampleDocument('a'), sampleDocument('b'));
    const tab = openTab();
    for (const id of ['a', 'b']) await tab.add(request(id));
    const all = await tab.read();
    await tab.replace(() => EMPTIED);
    stock.delete('b');
    const later = openTab(keeper);
    await later.replace(() => all);
    expect(qtys(later)).toEqual({ 'a/a-1': 1 });
    expect((await later.read()).items.map(({ productId }) => productId)).toEqual(['a']);
  });

  it('empties a cart also without a network', async () => {
    const { openTab, glance, shop } = openShop(sampleDocument('a'));
    const tab = openTab();
    await tab.add(request('a'));
    shop.isDown = true;
    await tab.replace(() => EMPTIED);
    expect([qtys(tab), glance().totalQty]).toEqual([{}, 0]);
  });
});

describe('saving for later', () => {
  const savedQtys = ({ saved }: ReturnType<typeof openShop>) =>
    Object.fromEntries(saved().items.map(({ item, unitCents }) => [item.id, [item.qty, unitCents]]));

  it('takes the line out of the cart and keeps its quantity; Undo undoes both', async () => {
    const shop = openShop(sampleDocument('a', { price: 130 }), sampleDocument('b'));
    const tab = shop.openTab();
    await tab.add(request('a', { qty: 2 }));
    await tab.add(request('b'));
    const before = tab.get().items;
    await tab.saveForLater('a/a-1');
    expect([qtys(tab), savedQtys(shop)]).toEqual([{ 'b/b-1': 1 }, { 'a/a-1': [2, 13_000] }]);
    expect(tab.get().left).toMatchObject({ item: { id: 'a/a-1' }, how: 'SAVED' });
    await tab.undo();
    expect([tab.get().items, savedQtys(shop), tab.get().left]).toEqual([before, {}, null]);
  });

  it('twice adds up, and Undo takes back the second time only', async () => {
    const shop = openShop(sampleDocument('a'));
    const tab = shop.openTab();
    await tab.add(request('a', { qty: 2 }));
    await tab.saveForLater('a/a-1');
    await tab.add(request('a'));
    await tab.saveForLater('a/a-1');
    expect(savedQtys(shop)).toMatchObject({ 'a/a-1': [3, expect.anything()] });
    await tab.undo();
    expect([qtys(tab), shop.saved().items[0]?.item.qty]).toEqual([{ 'a/a-1': 1 }, 2]);
  });

  it('and moving it back gives the same quantity, and refuses more than the limit with the reason', async () => {
    const shop = openShop(sampleDocument('a', { cartQtyVariantMax: 3 }));
    const tab = shop.openTab();
    await tab.add(request('a', { qty: 3 }));
    await tab.saveForLater('a/a-1');
    await tab.add(request('a'));
    const refused = { status: 'REJECTED', reasons: [{ code: 'variantQtyMaxExceeded', params: { qtyMax: 3 } }] };
    expect(await tab.moveToCart('a/a-1')).toEqual(refused);
    expect(shop.saved().items).toHaveLength(1);
    await tab.remove('a/a-1');
    expect(await tab.moveToCart('a/a-1')).toEqual({ status: 'SUCCESS', itemId: 'a/a-1' });
    expect([qtys(tab), savedQtys(shop)]).toEqual([{ 'a/a-1': 3 }, {}]);
  });

  it('is over when it is removed there, until that is undone', async () => {
    const shop = openShop(sampleDocument('a'));
    const tab = shop.openTab();
    await tab.add(request('a', { qty: 2 }));
    await tab.saveForLater('a/a-1');
    tab.removeSaved('a/a-1');
    expect([savedQtys(shop), tab.get().left?.how]).toEqual([{}, 'UNSAVED']);
    await tab.undo();
    expect([shop.saved().items[0]?.item.qty, qtys(tab)]).toEqual([2, {}]);
  });
});
