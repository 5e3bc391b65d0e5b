import { failed, success } from '@wattle/domain/results';
import { listSample } from '../../../../../testing/listing/list-sample.ts';
import { LISTING_ANSWERS as answers } from '../../../../../testing/listing/listing-answers.ts';
import type { Look } from '../../../../../testing/look.ts';
import { BRAND_ANSWERS } from './brand-answers.ts';

const FRIDGES = '/categories/fridges';
const nothing = { ...answers, listProducts: success(listSample({ address: 'q=zzqxwv' })) };

/** Every kind of list in its states. */
export const LOOKS: readonly Look[] = [
  { name: 'a category, filtered', path: `${FRIDGES}?inStock=true&minPrice=700`, answers },
  { name: 'a category whose filters leave nothing', path: `${FRIDGES}?maxPrice=1`, answers },
  { name: 'a category with its filters in the drawer', path: `${FRIDGES}?inStock=true`, answers, reach: openDrawer },
  { name: 'a search with letters for a price', path: '/search?q=fridge&minPrice=cheap', answers },
  { name: 'a search that found nothing', path: '/search?q=zzqxwv', answers: nothing },
  { name: 'a list that failed', path: FRIDGES, answers: { ...answers, listProducts: failed('UNAVAILABLE') } },
  { name: 'a brand that was written about', path: '/brands/nordholm', answers: BRAND_ANSWERS },
  { name: 'a brand that nobody wrote about', path: '/brands/fjordvik', answers: BRAND_ANSWERS },
  { name: 'a category of a brand', path: '/brands/nordholm/fridges', answers },
  { name: 'the brands', path: '/brands', answers: BRAND_ANSWERS },
];

/** On small screens only: wide ones show the filters beside the list. */
async function openDrawer(page: Parameters<NonNullable<Look['reach']>>[0]): Promise<void> {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('dialog', { name: 'Filters' }).waitFor();
}
