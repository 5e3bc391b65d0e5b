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
  gridTemplateColumns: '40px 1fr',
  alignItems: 'center',
  gap: 10,
  width: '100%',
  padding: '4px 10px 4px 4px',
  borderRadius: 'var(--r-2)',
  background: 'var(--surface-tint)',
  lineHeight: 1.3,
} as const;
/** Two lines at most: a card on a phone is narrow. */
const NAME = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontWeight: 600,
  color: 'var(--ink)',
} as const;

/** On a card that cannot be had: what took its place, with picture and price. */
export function ReplacedBy({ product }: Props) {
  const { brand, name, price, images } = product;
  const [image] = images;
  return (
    <ShopLink to={productLink(product)} style={ROW} aria-label={replacedByProduct(`${brand.name} ${name}`)}>
      <ImageTile image={image && { ...image, alt: '' }} sizes="40px" />
      <span>
        {replacedBy}
        <b style={NAME}>{name}</b>
        <b>{formatPrice(centsOf(price))}</b>
      </span>
    </ShopLink>
  );
}
