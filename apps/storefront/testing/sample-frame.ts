import { success } from '@wattle/domain';
import type { Answers } from './stage-answers.ts';

const tile = (id: string, name: string) => ({
  id: `c-${id}`,
  name,
  shortName: name,
  path: `categories/${id}`,
  image: { alt: name, url: `/pictures/${id}.svg` },
  count: 12,
  priceFrom: 99,
});

export const FRAME_CATEGORIES = [tile('fridges', 'Fridges'), tile('laundry', 'Laundry')] as const;

/** What stands around every page, small. */
export const sampleFrame = {
  loadFrame: success({
    categories: [...FRAME_CATEGORIES],
    supportPhone: '1300 928 853',
    badges: [],
    footerColumns: [{ heading: 'Help', links: [{ label: 'Delivery', path: 'articles/delivery' }] }],
  }),
  // asked with the first look at a cart, on whatever page
  loadCartSettings: success({ donationProductIds: [] }),
} satisfies Answers;
