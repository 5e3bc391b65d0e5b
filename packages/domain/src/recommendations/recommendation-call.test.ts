import { describe, expect, it } from 'vitest';
import { type RecommendationEvent, recommendationRequest } from './recommendation-call.ts';

const userEvent: RecommendationEvent = {
  eventType: 'detail-page-view',
  visitorId: '12.34',
  productDetails: [{ product: { id: 'p1' } }],
  pageCategories: [],
};

describe('recommendationRequest', () => {
  it('asks for a page of 50 for what the shopper looks at [C-7-17 C-9-14]', () => {
    expect(recommendationRequest(userEvent)).toEqual({
      filter: 'filterOutOfStockItems',
      pageSize: 50,
      userEvent,
      params: {},
    });
  });

  it('says the additional access field only when there is one [C-7-17]', () => {
    expect(recommendationRequest(userEvent)).not.toHaveProperty('additionalAccessField');
    expect(recommendationRequest(userEvent, 'staff')).toHaveProperty('additionalAccessField', 'staff');
  });
});
