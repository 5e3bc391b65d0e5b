import type { WarrantyProduct } from '@wattle/domain/catalogue';
import type { ProductDocument } from '@wattle/domain/search';
import { describe, expect, it } from 'vitest';
import { SAMPLE_PLAN, sampleDocument } from '../../../testing/cart/sample-products.ts';
import { createFactsLoader } from './cart-facts-loader.ts';

const withPlans = (id: string, enableWarranty: boolean, ...availableWarrantyIds: readonly string[]) =>
  sampleDocument(id, { blGroup: { ...sampleDocument(id).blGroup, enableWarranty, availableWarrantyIds } });
const plan = (id: string): WarrantyProduct => ({ ...SAMPLE_PLAN, id });
const item = (productId: string, warrantyId: string | null = null) => ({ productId, warrantyId });

/** A shop with these products and plans, recording the plans requested. */
function open(products: readonly ProductDocument[], plans: readonly WarrantyProduct[]) {
  const asked: (readonly string[])[] = [];
  const donations = { asked: 0, isDown: false };
  const shop = { nowMs: 0, plans: new Map(plans.map((one) => [one.id, one])), arePlansDown: false };
  const find = <T>(from: ReadonlyMap<string, T>, ids: readonly string[]) =>
    new Map([...from].filter(([id]) => ids.includes(id)));
  const load = createFactsLoader({
    loadProducts: async (ids) => find(new Map(products.map((one) => [one.id, one])), ids),
    loadPlans: async (ids) => {
      asked.push(ids);
      if (shop.arePlansDown) throw new Error('down');
      return find(shop.plans, ids);
    },
    loadDonations: async () => {
      donations.asked += 1;
      if (donations.isDown) throw new Error('down');
      return ['a'];
    },
    now: () => shop.nowMs,
  });
  return { load, asked, shop, donations };
}

describe('the facts of a cart', () => {
  it('have the plans that its items name and those that its products offer, asked for at once [C-4-48]', async () => {
    const products = [withPlans('a', true, 'two', 'three'), withPlans('b', true, 'two', 'five'), withPlans('c', true)];
    const { load, asked } = open(products, ['two', 'three', 'five'].map(plan));
    const facts = await load([item('a', 'three'), item('b'), item('c')]);
    expect([...facts.warranties.keys()].sort()).toEqual(['five', 'three', 'two']);
    expect(asked).toEqual([['three', 'two', 'five']]);
  });

  it('have no plans of a product that takes none', async () => {
    const { load, asked } = open([withPlans('a', false, 'two')], [plan('two')]);
    await load([item('a')]);
    expect(asked).toEqual([]);
  });

  it('have what was read once until it is old, and lose a plan that is gone by then [C-9-12]', async () => {
    const { load, asked, shop } = open([withPlans('a', true, 'two')], [plan('two')]);
    await load([item('a', 'two')]);
    shop.plans.clear();
    shop.nowMs = 300_000;
    expect((await load([item('a', 'two')])).warranties.size).toBe(1);
    shop.nowMs = 300_001;
    expect((await load([item('a', 'two')])).warranties.size).toBe(0);
    expect(asked).toEqual([['two'], ['two']]);
  });

  it('do without plans that are only offered while those cannot be read', async () => {
    const { load, shop } = open([withPlans('a', true, 'two')], [plan('two')]);
    shop.arePlansDown = true;
    const facts = await load([item('a')]);
    expect([...facts.products.keys()]).toEqual(['a']);
    expect(facts.warranties.size).toBe(0);
    shop.arePlansDown = false;
    expect((await load([item('a')])).warranties.size).toBe(1);
  });

  it('are not there while a plan that an item names cannot be read', async () => {
    const { load, shop } = open([withPlans('a', true, 'two')], [plan('two')]);
    shop.arePlansDown = true;
    await expect(load([item('a', 'two')])).rejects.toThrow('down');
  });

  it('name the donations as the shop’s settings do, asked for once [C-9-66]', async () => {
    const { load, donations } = open([withPlans('a', false)], []);
    expect((await load([item('a')])).settings.donationProductIds).toEqual(['a']);
    await load([item('a')]);
    expect(donations.asked).toBe(1);
  });

  it('do without donations that cannot be read, and ask the next time', async () => {
    const { load, donations } = open([withPlans('a', false)], []);
    donations.isDown = true;
    expect((await load([item('a')])).settings.donationProductIds).toEqual([]);
    donations.isDown = false;
    expect((await load([item('a')])).settings.donationProductIds).toEqual(['a']);
  });
});
