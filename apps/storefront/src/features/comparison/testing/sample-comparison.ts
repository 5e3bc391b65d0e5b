import { sampleSummary } from '../../../goods/card/sample-summary.ts';
import type { ComparedDocument, ComparisonAnswer } from '../compared-product.ts';

type Family = ComparisonAnswer['families'][number];

const attribute = (code: string, name: string, suffix: string, type: 'RANGE' | 'TOGGLE') => ({
  code,
  name,
  prefix: '',
  suffix,
  type,
  enable: true,
  heading: name,
  queryParam: code,
  minQueryParam: null,
  maxQueryParam: null,
  disjunctive: false,
  initiallyExpanded: false,
});

export const FRIDGES: Family = {
  code: 'fridges',
  name: 'Fridges',
  groups: [
    {
      code: 'running',
      name: 'Running it',
      attributes: [
        attribute('energyStars', 'Energy rating', ' stars', 'RANGE'),
        attribute('energyKwhYear', 'Energy use', 'kWh a year', 'RANGE'),
        attribute('noiseDb', 'Noise', 'dB', 'RANGE'),
      ],
    },
    { code: 'features', name: 'Features', attributes: [attribute('frostFree', 'Frost free', '', 'TOGGLE')] },
  ],
};

const KITCHEN = { id: 'kitchen', name: 'Kitchen', path: 'categories/kitchen' };

/** A comparable fridge. */
export const sampleFridge = (id: string, changes: Partial<ComparedDocument> = {}): ComparedDocument => ({
  ...sampleSummary({
    id,
    name: `Fridge ${id}`,
    path: `products/${id}`,
    brand: { id: 'orana', name: 'Orana', path: 'brands/orana', imageLogo: null },
    family: { code: 'fridges', name: 'Fridges' },
    price: 1000,
    variantId: `${id}-v`,
    energyStars: 3,
  }),
  attributes: { energyStars: 3, energyKwhYear: 400, noiseDb: 40, frostFree: true },
  canonicalCategory: { id: 'fridges', name: 'Fridges', path: 'categories/fridges', ancestors: [KITCHEN] },
  ...changes,
});
