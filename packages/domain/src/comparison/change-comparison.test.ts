import { describe, expect, it } from 'vitest';
import { FRIDGES, KETTLES } from '../listing/testing/sample-families.ts';
import { changeComparison } from './change-comparison.ts';
import { type Comparison, type ComparisonAction, type ComparisonItem, EMPTY_COMPARISON } from './comparison.ts';

const fridge = (productId: string): ComparisonItem => ({ productId, familyCode: FRIDGES.code, name: productId });
const kettle = (productId: string): ComparisonItem => ({ productId, familyCode: KETTLES.code, name: productId });
const of = (...ids: readonly string[]): Comparison => ({
  ...EMPTY_COMPARISON,
  items: ids.map(fridge),
  families: { fridges: FRIDGES },
});
const ids = ({ items }: Comparison) => items.map(({ productId }) => productId);
const isShown = ({ overlay, modal }: Comparison) => ({ overlay, modal });

describe('changeComparison of the list', () => {
  it('adds a product at the end with the attributes of its family', () => {
    const next = changeComparison(of('a'), { kind: 'add', item: kettle('k'), family: KETTLES });
    expect(ids(next)).toEqual(['a', 'k']);
    expect(next.families).toEqual({ fridges: FRIDGES, kettles: KETTLES });
  });
  it('adds the fourth and not a fifth [C-9-07 D-9-25]', () => {
    const add = (comparison: Comparison, id: string) =>
      changeComparison(comparison, { kind: 'add', item: fridge(id), family: FRIDGES });
    const full = add(of('a', 'b', 'c'), 'd');
    expect(ids(full)).toEqual(['a', 'b', 'c', 'd']);
    expect(add(full, 'e')).toEqual(full);
  });
  it('has a product once', () => {
    expect(changeComparison(of('a', 'b'), { kind: 'add', item: fridge('a'), family: FRIDGES })).toEqual(of('a', 'b'));
  });
  it('forgets a family with its last product', () => {
    const both = changeComparison(of('a', 'b'), { kind: 'add', item: kettle('k'), family: KETTLES });
    expect(changeComparison(both, { kind: 'remove', productId: 'k' })).toEqual(of('a', 'b'));
    expect(Object.keys(changeComparison(both, { kind: 'remove', productId: 'a' }).families)).toEqual([
      'fridges',
      'kettles',
    ]);
  });
  it('restores a list, without doubles and at most four [C-9-07 D-9-25]', () => {
    const items = ['a', 'b', 'a', 'c', 'd', 'e'].map(fridge);
    expect(ids(changeComparison(of('z'), { kind: 'restore', items }))).toEqual(['a', 'b', 'c', 'd']);
  });
});

describe('changeComparison of what is shown', () => {
  const both = (overlay: Comparison['overlay'], modal: Comparison['modal']): Comparison => ({
    ...of('a', 'b'),
    overlay,
    modal,
  });
  it.each([
    ['the overlay opens [D-2-126]', both('closed', 'closed'), 'openOverlay', 'open', 'closed'],
    ['the overlay closes [D-2-126]', both('open', 'closed'), 'closeOverlay', 'closed', 'closed'],
    ['the modal opens [D-2-127]', both('closed', 'closed'), 'openModal', 'closed', 'open'],
    ['the modal closes [D-2-127]', both('closed', 'open'), 'closeModal', 'closed', 'closed'],
    ['opening the modal closes the overlay [D-2-128]', both('open', 'closed'), 'openModal', 'closed', 'open'],
    ['closing the modal leaves the overlay closed [D-2-128]', both('closed', 'open'), 'closeModal', 'closed', 'closed'],
  ] as const)('%s', (_, comparison, kind, overlay, modal) => {
    expect(changeComparison(comparison, { kind })).toEqual({ ...comparison, overlay, modal });
  });
  it('adding leaves open what is open', () => {
    const next = changeComparison(both('open', 'closed'), { kind: 'add', item: fridge('c'), family: FRIDGES });
    expect(isShown(next)).toEqual({ overlay: 'open', modal: 'closed' });
  });
  it.each<[string, ComparisonAction]>([
    ['the last product is removed', { kind: 'remove', productId: 'a' }],
    ['the list is cleared', { kind: 'clear' }],
    ['an empty list is restored', { kind: 'restore', items: [] }],
  ])('everything closes when %s', (_, action) => {
    const open: Comparison = { ...of('a'), overlay: 'open', modal: 'open' };
    expect(changeComparison(open, action)).toEqual(EMPTY_COMPARISON);
  });
});
