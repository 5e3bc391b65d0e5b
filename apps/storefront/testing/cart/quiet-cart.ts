import { failed, success } from '@wattle/domain/results';
import type { Answers } from '../stage-answers.ts';
import { sampleOffers } from './sample-offers.ts';
import { SAMPLE_PLAN } from './sample-products.ts';

/** Other answers of a cart page, for tests that are not about totals. */
export const quietCart = {
  loadCartOffers: success(sampleOffers()),
  checkoutInfo: failed('UNAVAILABLE'),
  listWarranties: success({ warranties: [{ ...SAMPLE_PLAN, variants: [...SAMPLE_PLAN.variants] }] }),
  recommendProducts: failed('UNAVAILABLE'),
  recordProductEvents: success({ recorded: 1 }),
} satisfies Answers;
