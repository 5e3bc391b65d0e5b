import type { ProductPage } from '../product-page-data.ts';
import { attribute } from './sample-family.ts';
import { SAMPLE_KETTLE } from './sample-kettle.ts';

const NAME = '637L French door fridge with ice and water, stainless';
const PICTURES = '/pictures/fridge';

const view = (name: string, words: string) => ({
  url: `${PICTURES}/${name}/nordholm.svg`,
  alt: `Nordholm ${NAME}, ${words}`,
});

const images = [
  view('front', 'seen from the front'),
  view('angle', 'seen from an angle'),
  view('dimensions', 'drawn with its dimensions: 908 mm wide, 1,780 mm high, 748 mm deep'),
  view('room', 'in a kitchen'),
];

/** A fridge at a reduced price, with pictures, label, dimensions and plans. */
export const SAMPLE_FRIDGE: ProductPage['product'] = {
  ...SAMPLE_KETTLE,
  id: 'p-100001',
  name: NAME,
  path: 'products/nordholm-nf637xs',
  productSku: 'NF637XS',
  erpProductId: '6100001',
  brand: { id: 'b-nordholm', name: 'Nordholm', path: 'brands/nordholm', imageLogo: null },
  family: { code: 'frenchDoorFridges', name: 'French door fridges' },
  canonicalCategory: {
    id: 'c-french',
    name: 'French door fridges',
    path: 'categories/fridges/french-door-fridges',
    ancestors: [{ id: 'c-fridges', name: 'Fridges', path: 'categories/fridges' }],
  },
  categoryIds: ['c-fridges', 'c-french'],
  images,
  variants: [{ id: 'v-100001-1', code: 'NF637XS', gtin: '', name: '', images, qty: 42, hasStockOnHand: true }],
  price: 2988,
  erpOriginalPrice: 3499,
  isDiscounted: true,
  shortDescription: 'A 637 litre French door fridge, 908 mm wide.',
  description: [
    'Each door is half as wide as the cabinet, so it opens fully where a single door would meet the bench.',
  ],
  keyFeatures: ['637 L: 421 L fridge, 216 L freezer', 'Middle drawer runs from −18° to 4°'],
  attributes: {
    depthMm: 748,
    widthMm: 908,
    heightMm: 1780,
    capacityL: 637,
    energyStars: 3.5,
    energyKwhYear: 498,
  },
  googleProductType: 'Home & Garden > Kitchen & Dining > Kitchen Appliances > Refrigerators',
  blGroup: { isAgencyItem: false, enableWarranty: true, availableWarrantyIds: ['plan-2'], baseWarrantyPeriod: 2 },
  weightGrams: 132_000,
  bigAndBulky: true,
};

export const FRIDGE_FAMILY: ProductPage['family'] = {
  code: 'frenchDoorFridges',
  name: 'French door fridges',
  groups: [
    { code: 'performance', name: 'Performance', attributes: [attribute('energyKwhYear', 'Energy', 'kWh a year')] },
    { code: 'capacity', name: 'Capacity', attributes: [attribute('capacityL', 'Capacity', 'L')] },
    {
      code: 'size',
      name: 'Size and weight',
      attributes: [attribute('widthMm', 'Width', 'mm'), attribute('heightMm', 'Height', 'mm')],
    },
  ],
};
