import { failed, rejected, success } from '@wattle/domain/results';
import type { ShopIdentity } from '@wattle/domain/shop-identity';
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

/** Who runs the shop of component tests. */
export const SAMPLE_SHOP: ShopIdentity = {
  name: 'Wattle',
  sells: 'appliances and electronics',
  legalName: 'Wattle Retail Pty Ltd',
  abn: '00 000 000 000',
  ...{ street: '402 Murray Road', suburb: 'Preston', state: 'VIC', postcode: '3072' },
  phone: '1300 975 707',
  helpDays: '7 days',
  helpHours: ['Monday to Saturday 9:00am-5:00pm', 'Sunday 10:00am-4:00pm'],
  ...{ logo: null, wordmark: 'wattle', icon: null, colours: null, mailSender: null, feedTitle: null },
  social: [],
};

/** A small page frame. */
export const sampleFrame = {
  loadFrame: success({
    categories: [...FRAME_CATEGORIES],
    shop: SAMPLE_SHOP,
    badges: [],
    footerColumns: [{ heading: 'Help', links: [{ label: 'Delivery', path: 'articles/delivery' }] }],
  }),
  // requested with the first use of the cart, on any page
  loadCartSettings: success({ donationProductIds: [] }),
  // requested for any address that is no page, such as a picture of the payment form
  findArticleByPath: rejected({ code: 'ARTICLE_NOT_FOUND' }),
  // requested for the cards of any page once a suburb is known; they show without it
  estimateDelivery: failed('UNAVAILABLE'),
} satisfies Answers;
