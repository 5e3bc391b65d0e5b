import type { ProductRecord } from '@wattle/domain/catalogue';
import type { Random } from '../../random.ts';
import { type Reader, readAttributes } from '../recipe/reader.ts';

/** Whether an accessory fits a product, judged by their attributes. */
type Match = (product: Reader, accessory: Reader, brandName: string) => boolean;

const between = (value: number, min: number, max: number) => value >= min && value <= max;

/** Compatibility rules: a bracket that carries the screen, a filter for the brand, a bag of the right size. */
const MATCHES: Readonly<Record<string, Match>> = {
  waterFilters: (product, accessory, brandName) =>
    (product.has('iceAndWater') || product.has('waterDispenser')) && accessory.list('fits').includes(brandName),
  tvBrackets: (product, accessory) =>
    product.knows('screenInches') &&
    between(product.number('screenInches'), accessory.number('minInches'), accessory.number('maxInches')),
  bagsAndCases: (product, accessory) => {
    if (!product.knows('screenInches')) return accessory.text('bagType') !== 'Phone case';
    const spare = accessory.number('fitsInches') - product.number('screenInches');
    return between(spare, 0, accessory.text('bagType') === 'Phone case' ? 0.2 : 3);
  },
  vacuumParts: (product, accessory, brandName) => {
    const machine = product.knows('suctionPa') ? 'robot' : product.knows('suctionAw') ? 'stick' : 'barrel';
    return accessory.text('fits').startsWith(brandName) && accessory.text('fits').includes(machine);
  },
  drives: (_, accessory) => accessory.text('driveType') === 'Memory card',
  applianceCare: (product, accessory) => careFor(product).includes(accessory.text('careType')),
};

function careFor(product: Reader): readonly string[] {
  if (product.knows('spinRpm')) return ['Washer cleaner'];
  if (product.knows('places')) return ['Dishwasher cleaner', 'Stainless polish'];
  if (product.knows('cooktopType')) return ['Glass cooktop kit'];
  if (product.knows('functions')) return ['Oven cleaner', 'Stainless polish'];
  if (product.knows('coffeeType')) return ['Descaler', 'Milk-line rinse'];
  if (product.knows('boilMinutes') || product.knows('steamG')) return ['Descaler'];
  return ['Stainless polish'];
}

const PER_FAMILY = 3;
const ACCESSORIES_MAX = 6;

export type ByFamily = ReadonlyMap<string, readonly ProductRecord[]>;

const isSold = ({ state, saleMode, visibleIn }: ProductRecord) =>
  (state === 'current' || state === 'evergreen') && saleMode === null && visibleIn.index;

/** Products by family, to pick accessories from. */
export const groupByFamily = (products: readonly ProductRecord[]): ByFamily =>
  Map.groupBy(products.filter(isSold), ({ familyCode }) => familyCode);

/** Accessories for one product, its own brand first. */
export function chooseAccessories(
  product: ProductRecord,
  { families, brandName }: { readonly families: readonly string[]; readonly brandName: string },
  offered: ByFamily,
  random: Random,
): string[] {
  const a = readAttributes(product.attributes);
  const chosen = families.flatMap((family) => {
    const fits = MATCHES[family] ?? (() => true);
    const all = (offered.get(family) ?? []).filter((other) => fits(a, readAttributes(other.attributes), brandName));
    const own = all.filter((other) => other.brandId === product.brandId);
    const others = all.filter((other) => other.brandId !== product.brandId);
    return [...random.sample(own, PER_FAMILY), ...random.sample(others, PER_FAMILY)].slice(0, PER_FAMILY);
  });
  return chosen.slice(0, ACCESSORIES_MAX).map(({ id }) => id);
}
