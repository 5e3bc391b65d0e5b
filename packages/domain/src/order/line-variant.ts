import type { Product } from '../catalogue/product.ts';
import { variantLabel } from '../catalogue/variant-label.ts';
import { imageAddress } from '../images/image.ts';
import type { OrderLine } from './order.ts';

/** What an order keeps of a product's variant; undefined: the product does not have it. */
export function variantOfLine(
  { variants, images }: Pick<Product, 'variants' | 'images'>,
  variantId: string,
): Required<Pick<OrderLine, 'variant' | 'imageUrl'>> | undefined {
  const variant = variants.find(({ id }) => id === variantId);
  if (!variant) return undefined;
  const { id, code } = variant;
  const [picture] = [...variant.images, ...images];
  return {
    variant: { id, code, name: variantLabel({ variants }, variant) },
    imageUrl: (picture && imageAddress(picture)) ?? null,
  };
}

/** What every page, paper and mail of an order calls a line: 'Serif toaster, Sand' [C-7-23]. */
export const lineName = ({ name, variant }: Pick<OrderLine, 'name' | 'variant'>): string =>
  variant?.name ? `${name}, ${variant.name}` : name;

/** The code of what was bought: the variant's, else the product's. */
export const lineCode = ({ sku, variant }: Pick<OrderLine, 'sku' | 'variant'>): string => variant?.code || sku;

/** The name of one of these lines; empty: there is no such line. */
export function nameOfLine(lines: readonly Pick<OrderLine, 'id' | 'name' | 'variant'>[], lineId: string): string {
  const line = lines.find(({ id }) => id === lineId);
  return line ? lineName(line) : '';
}
