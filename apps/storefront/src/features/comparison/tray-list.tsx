import { COMPARISON_MAX } from '@wattle/domain/comparison';
import { productLink } from '@wattle/domain/links';
import { centsOf, formatPrice } from '@wattle/domain/money';
import * as commonWords from '@wattle/messages/common';
import { roomWords } from '@wattle/messages/comparison-counts';
import { changeCompared } from '../../shopper/comparison/comparison-store.ts';
import { Icon } from '../../ui/icon.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { fullName, type TrayItem } from './compared-product.ts';
import styles from './tray-list.module.css';

type Props = { items: readonly TrayItem[]; noun: string; titleId: string };

/** The open tray: each product with price and remove button, and the number of free slots [D-2-126]. */
export function TrayList({ items, noun, titleId }: Props) {
  const remove = (productId: string) => {
    changeCompared({ kind: 'remove', productId });
    // the button went with its product, so focus the list or, when that is gone too, the page
    (items.length > 1 ? document.getElementById(titleId) : document.getElementById('main'))?.focus();
  };
  return (
    <ul className={styles.list}>
      {items.map((item) => (
        <li key={item.productId} className={styles.item}>
          <Item item={item} onRemove={() => remove(item.productId)} />
        </li>
      ))}
      {items.length < COMPARISON_MAX && <li className={styles.free}>{roomWords(items.length, noun)}</li>}
    </ul>
  );
}

function Item({ item: { product, name }, onRemove }: { item: TrayItem; onRemove: () => void }) {
  const called = product ? fullName(product) : name;
  return (
    <>
      <span className={styles.picture}>{product && <ImageTile image={quiet(product)} sizes="72px" />}</span>
      <span className={styles.words}>
        {product ? <ShopLink to={productLink(product)}>{called}</ShopLink> : <b>{called}</b>}
        {product ? <span>{formatPrice(centsOf(product.price))}</span> : <Skeleton width="4em" height="1em" />}
      </span>
      <button type="button" className={styles.remove} aria-label={`${commonWords.remove} ${called}`} onClick={onRemove}>
        <Icon name="close" />
      </button>
    </>
  );
}

const quiet = ({ images: [image] }: NonNullable<TrayItem['product']>) => image && { ...image, alt: '' };
