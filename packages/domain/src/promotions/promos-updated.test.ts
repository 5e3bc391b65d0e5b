import { expect, it } from 'vitest';
import { promosUpdated } from './promos-updated.ts';

const promo = (name: string) => ({ id: name, versionId: '1', name, exclusive: false, relatedCouponCodes: [] });
const state = (applied: string[], disallowed: string[] = []) => ({
  appliedPromotions: applied.map(promo),
  disallowedPromotions: disallowed.map(promo),
});
const names = (list: readonly { name: string }[] = []) => list.map(({ name }) => name);

it('tells what is newly applied, newly disallowed and no longer applied, by name [C-4-110 C-4-111 C-4-112]', () => {
  const event = promosUpdated(
    state(['Spring', 'Old'], ['Past']),
    state(['Spring', 'Zip', 'Autumn'], ['Past', 'Kept', 'Bar']),
  );
  expect(names(event?.applied)).toEqual(['Autumn', 'Zip']);
  expect(names(event?.disallowed)).toEqual(['Bar', 'Kept']);
  expect(names(event?.noLongerApplied)).toEqual(['Old']);
});

it('says nothing when nothing changed [C-4-110]', () => {
  expect(promosUpdated(state(['A'], ['B']), state(['A'], ['B']))).toBeNull();
  expect(promosUpdated(null, state([]))).toBeNull();
});
