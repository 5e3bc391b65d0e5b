import type { ProductSummary } from '@wattle/domain/catalogue';
import { productLink } from '@wattle/domain/links';
import { centsOf, formatPrice } from '@wattle/domain/money';
import { replacedBy, replacedByProduct } from '@wattle/messages/stock-alert';
import { ImageTile } from '../../ui/image-tile.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';

type Props = { product: Pick<ProductSummary, 'name' | 'path' | 'brand' | 'images' | 'price'> };

/** Above the link that covers the card. In the tag, so that no page loads a style for it. */
const ROW = {
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  gridTemplateColumns: '44px 1fr',
  alignItems: 'center',
  gap: '0 10px',
  width: '100%',
  minHeight: 44,
} as const;
const NAME = { color: 'var(--ink)', fontWeight: 550, lineHeight: 1.3 } as const;

/** On a card that cannot be had: what took its place, with picture and price. */
export function ReplacedBy({ product }: Props) {
  const { brand, name, price } = product;
  const [image] = product.images;
  const called = `${brand.name} ${name}`;
  return (
    <ShopLink to={productLink(product)} style={ROW} aria-label={replacedByProduct(called)}>
      <ImageTile image={image && { ...image, alt: '' }} sizes="44px" />
      <span>
        {replacedBy} <span style={NAME}>{called}</span>, {formatPrice(centsOf(price))}
      </span>
    </ShopLink>
  );
}
