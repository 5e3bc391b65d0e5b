import { failed, success } from '@wattle/domain/results';
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

/** A small page frame. */
export const sampleFrame = {
  loadFrame: success({
    categories: [...FRAME_CATEGORIES],
    supportPhone: '1300 928 853',
    badges: [],
    footerColumns: [{ heading: 'Help', links: [{ label: 'Delivery', path: 'articles/delivery' }] }],
  }),
  // requested with the first use of the cart, on any page
  loadCartSettings: success({ donationProductIds: [] }),
  // requested for the cards of any page once a suburb is known; they show without it
  estimateDelivery: failed('UNAVAILABLE'),
} satisfies Answers;
