import type { KnownLine } from '@wattle/domain/cart';
import * as cartWords from '@wattle/messages/cart';
import { useSyncExternalStore } from 'react';
import { createStaticPart } from '../../page/static-part.tsx';
import { useHydrated } from '../../page/use-hydrated.ts';
import { knownLinesStore } from '../../shopper/cart/known-lines.ts';
import { ImageTile } from '../../ui/image-tile.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './cart-screen.module.css';
import line from './lines/cart-line-item.module.css';
import { LINE_PICTURE_SIZES } from './lines/line-picture-sizes.ts';
import { SummarySkeleton } from './summary/summary-skeleton.tsx';

const NOTHING_KNOWN: readonly KnownLine[] = [];
const UNKNOWN_LINES = ['first', 'second'];

const EarlyEmptyCart = createStaticPart(
  () => import('./early-empty-cart.tsx'),
  [],
  () => ({ className: styles.early }),
);

/** Whether the empty cart that was sent says all there is: EARLY_CART_SCRIPT has looked. */
export const isAllSent = (): boolean => document.documentElement.dataset.noCart === 'sent';

/** The mark was set when the document was opened: it says nothing about a later visit to the cart. */
export const forgetNoCart = (): void => void delete document.documentElement.dataset.noCart;

/**
 * Shown until the cart has been read. It lives in the browser, so the server cannot render it; the browser shows at once
 * what it kept of the lines, or that it keeps no cart.
 */
export function CartSkeleton({ mayBeEmpty }: { mayBeEmpty: boolean }) {
  const known = useSyncExternalStore(knownLinesStore.subscribe, knownLinesStore.get, () => NOTHING_KNOWN);
  // the server always sends it; once the page is alive, it stays only where the browser keeps no cart
  const isSent = !useHydrated() || document.documentElement.dataset.noCart !== undefined;
  return (
    <>
      {mayBeEmpty && isSent && <EarlyEmptyCart />}
      <div className={`wrap ${styles.waiting}`}>
        <div className={styles.head}>
          <h1>{cartWords.yourCart}</h1>
          <p role="status" className="sr-only">
            {cartWords.loadingYourCart}
          </p>
        </div>
        <noscript>
          <p className={styles.agency}>{cartWords.needsScript}</p>
        </noscript>
        <div className={styles.columns}>
          <ul className={styles.lines} aria-hidden={known.length === 0}>
            {known.length === 0
              ? UNKNOWN_LINES.map((name) => <WaitingLine key={name} known={null} />)
              : known.map((one) => <WaitingLine key={one.id} known={one} />)}
          </ul>
          <div className={known.length === 0 ? styles.unplaced : undefined} aria-hidden="true">
            <SummarySkeleton />
          </div>
        </div>
      </div>
    </>
  );
}

/** A line without price and tools, which need the product as it is now. */
function WaitingLine({ known }: { known: KnownLine | null }) {
  return (
    <li className={line.line}>
      <span className={line.picture}>
        {known?.image ? (
          <ImageTile image={{ src: known.image, alt: '' }} sizes={LINE_PICTURE_SIZES} priority />
        ) : (
          <Skeleton height="100%" />
        )}
      </span>
      <div className={line.what}>{known ? <KnownWords known={known} /> : <UnknownWords />}</div>
      <p className={line.cost}>
        <Skeleton width="6rem" height="1.8rem" />
      </p>
      <div className={line.tools}>
        {known ? (
          <p className={line.one}>{cartWords.qtyOf(known.qty)}</p>
        ) : (
          <Skeleton width="8rem" height="var(--control)" />
        )}
      </div>
    </li>
  );
}

const KnownWords = ({ known: { brand, name, to } }: { known: KnownLine }) => (
  <>
    <p className={line.brand}>{brand}</p>
    <h2 className={line.name}>
      <ShopLink to={to}>{name}</ShopLink>
    </h2>
    <Skeleton width="40%" height="0.9rem" />
  </>
);

const UnknownWords = () => (
  <>
    <Skeleton width="5rem" height="0.8rem" />
    <Skeleton width="90%" height="1.2rem" />
    <Skeleton width="40%" height="0.9rem" />
  </>
);
