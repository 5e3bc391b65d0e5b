import { failed, success } from '@wattle/domain';
import type { Answers } from '../stage-answers.ts';
import { sampleOffers } from './sample-offers.ts';
import { SAMPLE_PLAN } from './sample-products.ts';

/** What the page of a cart asks for besides its products, for tests that are not about sums. */
export const quietCart = {
  loadCartOffers: success(sampleOffers()),
  checkoutInfo: failed('UNAVAILABLE'),
  listWarranties: success({ warranties: [{ ...SAMPLE_PLAN, variants: [...SAMPLE_PLAN.variants] }] }),
  recommendProducts: failed('UNAVAILABLE'),
  recordProductEvents: success({ recorded: 1 }),
} satisfies Answers;
