import type { Family } from './entities.ts';
import type { Product } from './product.ts';
import { formatAttribute } from './product-facts.ts';

/** What the variants differ in, such as 'Finish' or 'Storage': the attribute whose values are their names. */
export function variantAttributeName(
  family: Family,
  { variants, attributes }: Pick<Product, 'variants' | 'attributes'>,
): string | null {
  const names = new Set(variants.map(({ name }) => name));
  const found = family.groups
    .flatMap((group) => group.attributes)
    .find((attribute) => {
      const value = attributes[attribute.code];
      if (value === undefined) return false;
      const texts = typeof value === 'object' ? value : [formatAttribute(attribute, value)];
      return texts.some((text) => names.has(text));
    });
  return found?.name ?? null;
}
