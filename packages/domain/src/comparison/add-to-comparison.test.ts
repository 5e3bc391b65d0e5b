import { describe, expect, it } from 'vitest';
import type { Family } from '../catalogue/entities.ts';
import { FRIDGES } from '../listing/testing/sample-families.ts';
import { addToComparison } from './add-to-comparison.ts';
import { changeComparison } from './change-comparison.ts';
import { type Comparison, type ComparisonItem, EMPTY_COMPARISON } from './comparison.ts';

const item = (productId: string, name = 'Nordholm fridge'): ComparisonItem => ({
  productId,
  familyCode: FRIDGES.code,
  name,
});
const holding = (...ids: readonly string[]): Comparison => ({ ...EMPTY_COMPARISON, items: ids.map((id) => item(id)) });

/** An in-memory comparison that records which families were requested. */
function openComparison(start: Comparison, answer: () => Promise<Family | undefined> = async () => FRIDGES) {
  let comparison = start;
  const asked: string[] = [];
  return {
    asked,
    read: () => comparison,
    change: (action: Parameters<typeof changeComparison>[1]) => {
      comparison = changeComparison(comparison, action);
    },
    loadFamily: (code: string) => {
      asked.push(code);
      return answer();
    },
    ids: () => comparison.items.map(({ productId }) => productId),
  };
}

const LIMIT = { status: 'EXCEEDED_LIMIT', reason: { code: 'COMPARISON_LIMIT_REACHED', params: { max: 4 } } };

describe('addToComparison', () => {
  it('loads the attributes of the family and adds the product [D-2-125 D-4-12]', async () => {
    const store = openComparison(holding('a'));
    expect(await addToComparison(item('b'), store)).toEqual({ status: 'SUCCESS' });
    expect(store.asked).toEqual(['fridges']);
    expect(store.ids()).toEqual(['a', 'b']);
    expect(store.read().families).toEqual({ fridges: FRIDGES });
  });
  it('refuses a fifth product with the maximum, and loads nothing [D-4-13 C-8-20 C-9-07 D-9-25]', async () => {
    const store = openComparison(holding('a', 'b', 'c', 'd'));
    expect(await addToComparison(item('e'), store)).toEqual(LIMIT);
    expect(store.asked).toEqual([]);
    expect(store.ids()).toEqual(['a', 'b', 'c', 'd']);
  });
  it('takes one that is there already, even when four are [D-4-12]', async () => {
    const store = openComparison(holding('a', 'b', 'c', 'd'));
    expect(await addToComparison(item('d'), store)).toEqual({ status: 'SUCCESS' });
    expect(store.ids()).toEqual(['a', 'b', 'c', 'd']);
  });
  it('lets only one of two through when both wait for their family [D-4-13 C-9-07]', async () => {
    const store = openComparison(holding('a', 'b', 'c'));
    const results = await Promise.all([addToComparison(item('d'), store), addToComparison(item('e'), store)]);
    expect(results).toEqual([{ status: 'SUCCESS' }, LIMIT]);
    expect(store.ids()).toEqual(['a', 'b', 'c', 'd']);
  });
  it.each([
    ['is not known', async () => undefined],
    ['cannot be reached', () => Promise.reject(new Error('offline'))],
  ])('fails when the family %s, and adds nothing [D-4-14]', async (_, answer) => {
    const store = openComparison(holding('a'), answer);
    expect(await addToComparison(item('b'), store)).toMatchObject({ status: 'FAILED' });
    expect(store.ids()).toEqual(['a']);
  });
  it.each([
    ['Nordholm fridge', 'Nordholm fridge'],
    ['', 'product'],
    ['  ', 'product'],
  ])('names "%s" as %s when it fails', async (name, expected) => {
    const store = openComparison(EMPTY_COMPARISON, async () => undefined);
    expect(await addToComparison(item('b', name), store)).toEqual({
      status: 'FAILED',
      reason: { code: 'COMPARISON_ADD_FAILED', params: { name: expected } },
    });
  });
});
