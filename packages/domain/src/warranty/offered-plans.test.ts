import { expect, it } from 'vitest';
import { offeredPlans } from './offered-plans.ts';
import { samplePlan } from './testing/sample-plan.ts';

const plans = new Map(
  [samplePlan('five', 5, 99), samplePlan('two', 2, 139), samplePlan('three', 3, 189), samplePlan('lean', 3, 149)].map(
    (plan) => [plan.id, plan],
  ),
);
const ids = (enableWarranty: boolean, availableWarrantyIds: readonly string[]) =>
  offeredPlans({ enableWarranty, availableWarrantyIds }, plans).map(({ id }) => id);

it.each([
  ['none when the product takes none', false, ['two', 'five'], []],
  ['none when none is listed', true, [], []],
  ['only those listed', true, ['five'], ['five']],
  ['each once', true, ['two', 'two'], ['two']],
  ['none that the shop does not know', true, ['gone', 'two'], ['two']],
])('offers %s [D-3-08]', (_, enabled, listed, expected) => {
  expect(ids(enabled, listed)).toEqual(expected);
});

it('offers the fewest years first, then the lower price [D-9-65]', () => {
  expect(ids(true, ['five', 'three', 'two', 'lean'])).toEqual(['two', 'lean', 'three', 'five']);
});
