import type { Product } from '../catalogue/product.ts';
import { ENERGY_KINDS } from './energy-kinds.ts';

/** What it uses: energy over a year, or power while it works at full strength. */
export type EnergyUse =
  | { readonly kind: 'year'; readonly kwh: number }
  | { readonly kind: 'full-power'; readonly kilowatts: number };

/** Everything that an energy rating label says. */
export type EnergyLabel = {
  /** In halves. */
  readonly stars: number;
  readonly of: 6 | 10;
  readonly brand: string;
  readonly model: string;
  /** What kind of appliance it is, such as 'Refrigerator'. */
  readonly type: string;
  readonly standard: string | null;
  readonly use: EnergyUse | null;
};

type Labelled = Pick<Product, 'attributes' | 'brand' | 'productSku' | 'family'>;

const SCALE = 6;
/** For what is better than six stars, from seven on. */
const LONG_SCALE = 10;

/** The energy rating label of a product; none when it has no rating. */
export function energyLabelOf({ attributes, brand, productSku, family }: Labelled): EnergyLabel | null {
  const stars = halves(attributes.energyStars);
  if (stars === 0) return null;
  const kind = ENERGY_KINDS[family.code];
  const { energyType, energyStandard } = attributes;
  return {
    stars,
    of: stars > SCALE ? LONG_SCALE : SCALE,
    brand: brand.name,
    model: productSku,
    type: typeof energyType === 'string' ? energyType : (kind?.type ?? family.name),
    standard: typeof energyStandard === 'string' ? energyStandard : (kind?.standard ?? null),
    use: energyUse(attributes),
  };
}

/** A label has whole and half stars: a part of a half is not reached. */
function halves(value: unknown): number {
  if (typeof value !== 'number' || !(value > 0)) return 0;
  return Math.min(Math.floor(value * 2) / 2, LONG_SCALE);
}

function energyUse({ energyKwhYear, inputKw }: Labelled['attributes']): EnergyUse | null {
  if (typeof energyKwhYear === 'number' && energyKwhYear > 0) return { kind: 'year', kwh: energyKwhYear };
  return typeof inputKw === 'number' && inputKw > 0 ? { kind: 'full-power', kilowatts: inputKw } : null;
}
