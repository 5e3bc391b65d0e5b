import type { Look } from '../../../../../testing/look.ts';
import { STORE_ANSWERS as answers, BRUNSWICK_CHOSEN } from '../../../../../testing/stores/store-answers.ts';

/** The store finder and a store page. */
export const LOOKS: readonly Look[] = [
  { name: 'all stores', path: '/stores', answers },
  { name: 'stores around a postcode', path: '/stores?near=3056', answers },
  { name: 'no stores within reach', path: '/stores?near=Alice+Springs+NT+0870', answers },
  {
    name: 'a store, with a delivery suburb',
    path: '/stores/preston',
    answers,
    stored: BRUNSWICK_CHOSEN,
    reach: (page) =>
      page
        .getByRole('main')
        .getByText(/km from Brunswick 3056/)
        .waitFor(),
  },
];
