import type { CartOffers } from '@wattle/domain/cart';
import type { Promotion } from '@wattle/domain/promotions';

export const samplePromotion = (id: string, part: Partial<Promotion> = {}): Promotion => ({
  id,
  versionId: '1',
  name: `Promotion ${id}`,
  exclusive: false,
  couponCodes: [],
  startsAt: null,
  endsAt: null,
  lane: 'order',
  conditions: [],
  effects: [{ type: 'percentOff', percent: 10 }],
  ...part,
});

export const sampleOffers = (part: Partial<CartOffers> = {}): CartOffers => ({
  promotions: [],
  uses: {},
  services: null,
  ...part,
});
