import { itemsNoLongerSold, linePrice, type SavedItem, savedDropCents } from '@wattle/domain/cart';
import { isVariantSoldOut } from '@wattle/domain/catalogue';
import { productLink } from '@wattle/domain/links';
import { formatPrice, toCents } from '@wattle/domain/money';
import type { ProductDocument } from '@wattle/domain/search';
import * as cartWords from '@wattle/messages/cart';
import * as savedWords from '@wattle/messages/cart-saved';
import * as commonWords from '@wattle/messages/common';
import { planTitle } from '@wattle/messages/warranty';
import { useEffect, useId, useState } from 'react';
import { GiftCardPicture } from '../../../goods/gift-card/gift-card-picture.tsx';
import { addAlert as alertFor } from '../../../shopper/cart/add-alert.ts';
import type { KnownFacts } from '../../../shopper/cart/cart-facts-loader.ts';
import { labelOf, lineName } from '../../../shopper/cart/line-name.ts';
import { openCart } from '../../../shopper/cart/open-cart.ts';
import { useAlerts } from '../../../ui/alerts/use-alerts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import line from '../lines/cart-line-item.module.css';
import { moveFocusTo, useLineFocus } from '../lines/use-line-focus.ts';
import styles from './saved-list.module.css';

export type SavedListProps = { readonly saved: readonly SavedItem[]; readonly facts: KnownFacts };

/** The saved items, each with its quantity and today's price. They are not part of the total. */
export default function SavedList({ saved, facts }: SavedListProps) {
  const headingId = useId();
  const load = useSavedProducts(saved);
  return (
    <section aria-labelledby={headingId} className={styles.saved}>
      <h2 id={headingId}>{cartWords.savedForLater}</h2>
      <p className={styles.note}>{savedWords.savedCount(saved.length)}</p>
      {load === 'ERROR' && <Notice tone="warn">{savedWords.savedNotLoaded}</Notice>}
      <ul className={styles.list} aria-labelledby={headingId}>
        {saved.map((entry) => (
          <SavedRow key={entry.item.id} entry={entry} facts={facts} isLoaded={load === 'SUCCESS'} />
        ))}
      </ul>
    </section>
  );
}

type Load = 'WAITING' | 'SUCCESS' | 'ERROR';

function useSavedProducts(saved: readonly SavedItem[]): Load {
  const [load, setLoad] = useState<Load>('WAITING');
  // a string, so that only another product triggers a request
  const ids = [...new Set(saved.map(({ item }) => item.productId))].sort().join(' ');
  useEffect(() => {
    if (ids === '') return undefined;
    let isLeft = false;
    const end = (value: Load) => () => {
      if (!isLeft) setLoad(value);
    };
    openCart().loadSaved().then(end('SUCCESS'), end('ERROR'));
    return () => {
      isLeft = true;
    };
  }, [ids]);
  return load;
}

type RowProps = { entry: SavedItem; facts: KnownFacts; isLoaded: boolean };

function SavedRow({ entry, facts, isLoaded }: RowProps) {
  const { item } = entry;
  const name = useLineFocus<HTMLHeadingElement>(item.id, 'saved');
  const product = facts.products.get(item.productId);
  if (!product && !isLoaded) {
    return (
      <li className={styles.row}>
        <span className={classNames(line.picture, styles.picture)}>
          <Skeleton height="100%" />
        </span>
        <Skeleton width="60%" height="1.2em" />
      </li>
    );
  }
  const called = product ? lineName(product, item.variantId) : '';
  const isGone = !product || itemsNoLongerSold([item], facts).length > 0;
  return (
    <li className={styles.row}>
      <Picture entry={entry} product={product} />
      <div>
        <h3 ref={name} tabIndex={-1} className={line.name}>
          {product ? <ShopLink to={productLink(product)}>{product.name}</ShopLink> : savedWords.savedGone}
        </h3>
        {product && <Meta entry={entry} product={product} facts={facts} isGone={isGone} />}
      </div>
      {product && !isGone && (
        <b className={styles.cost}>{formatPrice(linePrice({ ...item, warranty: null }, product).itemsCents)}</b>
      )}
      <Tools entry={entry} name={called} isGone={isGone} />
    </li>
  );
}

function Picture({ entry: { item }, product }: { entry: SavedItem; product: ProductDocument | undefined }) {
  const variant = product?.variants.find(({ id }) => id === item.variantId);
  const image = variant?.images[0] ?? product?.images[0];
  return (
    <span className={classNames(line.picture, styles.picture)}>
      {product && item.giftcard ? (
        <GiftCardPicture amountCents={linePrice({ ...item, warranty: null }, product).unitCents} />
      ) : (
        <ImageTile image={image && { ...image, alt: '' }} sizes="72px" />
      )}
    </span>
  );
}

type MetaProps = { entry: SavedItem; product: ProductDocument; facts: KnownFacts; isGone: boolean };

/** Variant, quantity, unit price, plan, and whether it has become cheaper. */
function Meta({ entry, product, facts, isGone }: MetaProps) {
  const { item } = entry;
  if (isGone) return <p className={line.meta}>{savedWords.savedGone}</p>;
  const { unitCents } = linePrice({ ...item, warranty: null }, product);
  const lessCents = savedDropCents(entry, unitCents);
  const label = labelOf(product, item.variantId);
  const variant = product.variants.find(({ id }) => id === item.variantId);
  const isSoldOut = variant !== undefined && isVariantSoldOut(product, variant);
  const plan = item.warrantyId === null ? undefined : facts.warranties.get(item.warrantyId);
  return (
    <p className={line.meta}>
      {label !== null && savedWords.savedVariant(label)} {savedWords.savedQty(item.qty, formatPrice(unitCents))}{' '}
      {plan && savedWords.savedPlan(planTitle(plan))}{' '}
      {isSoldOut ? savedWords.savedSoldOut : product.inStock && savedWords.savedInStock}{' '}
      {lessCents > 0 && <b className={styles.less}>{savedWords.lessThanSaved(formatPrice(toCents(lessCents)))}</b>}
    </p>
  );
}

function Tools({ entry: { item }, name, isGone }: { entry: SavedItem; name: string; isGone: boolean }) {
  const { addAlert } = useAlerts();
  const move = async () => {
    const result = await openCart()
      .moveToCart(item.id)
      .catch(() => ({ status: 'ERROR' as const }));
    if (result.status === 'SUCCESS') moveFocusTo(result.itemId, 'name');
    const alert = alertFor(result, name);
    if (alert) addAlert(alert);
  };
  return (
    <div className={styles.tools}>
      {!isGone && (
        <button type="button" className={classNames(line.quiet, styles.move)} onClick={() => void move()}>
          <Icon name="cart" /> {savedWords.moveToCart}
          <VisuallyHidden> {name}</VisuallyHidden>
        </button>
      )}
      <button type="button" className={line.quiet} onClick={() => openCart().removeSaved(item.id)}>
        <Icon name="trash" /> {commonWords.remove}
        <VisuallyHidden> {name}</VisuallyHidden>
      </button>
    </div>
  );
}
