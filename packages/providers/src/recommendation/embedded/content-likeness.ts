import type { AttributeValue } from '@wattle/domain/catalogue';
import type { RecommendableProduct } from './product-lookup.ts';

const WEIGHT = { family: 0.4, categories: 0.25, price: 0.2, attributes: 0.15 } as const;
/** Numeric attributes that differ by less look the same to a shopper. */
const NEAR_FIGURE = 0.1;

const ratio = (one: number, other: number): number => {
  const larger = Math.max(one, other);
  return larger <= 0 ? 0 : Math.max(0, Math.min(one, other)) / larger;
};

function sharedShare(one: readonly string[], other: readonly string[]): number {
  const all = new Set([...one, ...other]);
  const shared = new Set(one.filter((id) => other.includes(id)));
  return all.size === 0 ? 0 : shared.size / all.size;
}

function isSameValue(one: AttributeValue, other: AttributeValue | undefined): boolean {
  if (other === undefined) return false;
  if (typeof one === 'number' && typeof other === 'number')
    return one === other || ratio(one, other) >= 1 - NEAR_FIGURE;
  if (typeof one === 'object' && typeof other === 'object') return one.some((value) => other.includes(value));
  return one === other;
}

function sharedAttributes(
  { attributes: one }: RecommendableProduct,
  { attributes: other }: RecommendableProduct,
): number {
  const codes = Object.keys(one);
  const same = codes.filter((code) => {
    const value = one[code];
    return value !== undefined && isSameValue(value, other[code]);
  });
  const all = codes.length + Object.keys(other).filter((code) => one[code] === undefined).length;
  return all === 0 ? 0 : same.length / all;
}

/** Content similarity from 0 to 1: family, categories, price and attributes. */
export function contentLikeness(one: RecommendableProduct, other: RecommendableProduct): number {
  return (
    WEIGHT.family * Number(one.family.code === other.family.code) +
    WEIGHT.categories * sharedShare(one.categoryIds, other.categoryIds) +
    WEIGHT.price * ratio(one.price, other.price) +
    WEIGHT.attributes * sharedAttributes(one, other)
  );
}
