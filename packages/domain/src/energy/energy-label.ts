import type { Product } from '../catalogue/product.ts';
import { ENERGY_KINDS } from './energy-kinds.ts';
import { type EnergyScale, energyStarsOf } from './energy-scale.ts';

/** Energy use per year, or power at full load. */
export type EnergyUse =
  | { readonly kind: 'year'; readonly kwh: number }
  | { readonly kind: 'full-power'; readonly kilowatts: number };

/** The contents of an energy rating label. */
export type EnergyLabel = {
  /** In steps of a half. */
  readonly stars: number;
  readonly of: EnergyScale;
  readonly brand: string;
  readonly model: string;
  /** Appliance type, such as 'Refrigerator'. */
  readonly type: string;
  readonly standard: string | null;
  readonly use: EnergyUse | null;
};

type Labelled = Pick<Product, 'attributes' | 'brand' | 'productSku' | 'family'>;

/** A product's energy rating label; null when it has no rating. */
export function energyLabelOf({ attributes, brand, productSku, family }: Labelled): EnergyLabel | null {
  const stars = halves(attributes.energyStars);
  if (stars === 0) return null;
  const kind = ENERGY_KINDS[family.code];
  const { energyType, energyStandard } = attributes;
  return {
    stars,
    of: energyStarsOf(stars).of,
    brand: brand.name,
    model: productSku,
    type: typeof energyType === 'string' ? energyType : (kind?.type ?? family.name),
    standard: typeof energyStandard === 'string' ? energyStandard : (kind?.standard ?? null),
    use: energyUse(attributes),
  };
}

/** Labels show whole and half stars, so round down. */
function halves(value: unknown): number {
  if (typeof value !== 'number' || !(value > 0)) return 0;
  return energyStarsOf(Math.floor(value * 2) / 2).stars;
}

function energyUse({ energyKwhYear, inputKw }: Labelled['attributes']): EnergyUse | null {
  if (typeof energyKwhYear === 'number' && energyKwhYear > 0) return { kind: 'year', kwh: energyKwhYear };
  return typeof inputKw === 'number' && inputKw > 0 ? { kind: 'full-power', kilowatts: inputKw } : null;
}
