import type { Family, FamilyAttribute, ProductSummary } from '@wattle/domain/catalogue';
import { toFamilyComposite } from '@wattle/domain/listing';
import { sampleSummary } from '../../src/goods/card/sample-summary.ts';

const WIDTH: FamilyAttribute = {
  code: 'widthMm',
  name: 'Width',
  prefix: '',
  suffix: 'mm',
  type: 'RANGE',
  enable: true,
  heading: 'Width',
  queryParam: 'widthMm',
  minQueryParam: 'minWidthMm',
  maxQueryParam: 'maxWidthMm',
  disjunctive: false,
  initiallyExpanded: true,
};

const family = (code: string, name: string): Family => ({
  code,
  name,
  groups: [{ code: 'size', name: 'Size', attributes: [WIDTH] }],
});

export const FRENCH_DOOR = family('frenchDoor', 'French door');
export const TOP_MOUNT = family('topMount', 'Top mount');

/** Enough for a facet to collapse: ten are shown at first. */
const BRANDS = [
  'Nordholm',
  'Fjordvik',
  'Orana',
  'Tarn',
  'Kestrel',
  'Halden',
  'Pallas',
  'Arden',
  'Birch',
  'Coral',
  'Dune',
  'Ember',
  'Flint',
];

/** A product with its index data for counting and filtering. */
export type SampleProduct = {
  readonly summary: ProductSummary;
  readonly counted: Readonly<Record<string, readonly (string | number)[]>>;
};

/** Deterministic: prices, types and states vary from one to the next, and brands differ in count. */
function fridge(place: number): SampleProduct {
  const brand = BRANDS[place % 3 === 0 ? (place / 3) % 2 : place % BRANDS.length] ?? '';
  const kind = place % 5 < 3 ? FRENCH_DOOR : TOP_MOUNT;
  const litres = 300 + ((place * 37) % 400);
  const price = 599 + ((place * 431) % 3400);
  const [isDiscounted, isClearance, hasStockOnHand] = [place % 4 === 1, place % 10 === 2, place % 6 !== 5];
  const name = `${litres}L ${kind.name} fridge ${place}`;
  return {
    summary: sampleSummary({
      id: `p-${place}`,
      name,
      path: `products/fridge-${place}`,
      brand: { id: `b-${brand.toLowerCase()}`, name: brand, path: `brands/${brand.toLowerCase()}`, imageLogo: null },
      family: { code: kind.code, name: kind.name },
      price,
      erpOriginalPrice: isDiscounted ? price + 200 : price,
      isDiscounted,
      isClearance,
      hasStockOnHand,
      variantId: `v-${place}`,
    }),
    counted: {
      familyComposite: [toFamilyComposite(kind)],
      categoryIds: ['c-fridges', kind === FRENCH_DOOR ? 'c-french-door' : 'c-top-mount'],
      price: [price],
      'brand.name': [brand],
      'attributes.widthMm': [600 + ((place * 53) % 400)],
      inStock: [String(hasStockOnHand)],
      isDiscounted: [String(isDiscounted)],
      isClearance: [String(isClearance)],
      badges: place % 7 === 3 ? ['Summer event'] : [],
    },
  };
}

/** Three pages of fridges, recommended first and newest last. */
export const SAMPLE_PRODUCTS: readonly SampleProduct[] = Array.from({ length: 60 }, (_, place) => fridge(place));
