import { droppedWords } from '@wattle/messages/cart-news';
import * as commonWords from '@wattle/messages/common';
import * as wishlistWords from '@wattle/messages/wishlist';
import { LateReplacedBy } from '../../goods/card/product-card.tsx';
import { ProductGrid } from '../../goods/card/product-grid.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { useHydrated } from '../../page/use-hydrated.ts';
import { useSignedIn } from '../../shopper/session/use-signed-in.ts';
import { useTakenBackAlert } from '../../shopper/session/use-taken-back-alert.ts';
import { useWishlistItems } from '../../shopper/wishlist/use-wishlist.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { EmptyWishlist } from './empty-wishlist.tsx';
import { useWishedProducts } from './use-wished-products.ts';
import { shownWishes } from './wished-products.ts';
import styles from './wishlist-screen.module.css';
import { WishlistSkeleton } from './wishlist-skeleton.tsx';

/** The wishlist. A removed card stays until the page is left, so that it can be put back. */
export function WishlistScreen() {
  const isReady = useHydrated();
  const { loggedIn } = useSignedIn();
  useTakenBackAlert();
  const { items } = useWishlistItems();
  const { wished, retry } = useWishedProducts();
  const { load, dropped, replaced } = wished;
  const notice = (
    <div className={styles.notice} role="status">
      {dropped.length > 0 && <Notice tone="warn">{droppedWords(dropped, 'from your wishlist')}</Notice>}
      {replaced.map((product) => (
        <LateReplacedBy key={product.id} product={product} />
      ))}
    </div>
  );
  if (isReady && items.length === 0 && wished.products.size === 0) {
    return (
      <>
        <div className={`wrap ${styles.alone}`}>{notice}</div>
        <EmptyWishlist />
      </>
    );
  }
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead crumbs={[{ label: commonWords.wishlist }]} title={wishlistWords.yourWishlist}>
        {isReady ? savedWords(items.length, loggedIn) : wishlistWords.intro}
      </PageHead>
      {notice}
      {load === 'ERROR' && (
        <div className={styles.error}>
          <Notice tone="bad">{wishlistWords.notLoaded}</Notice>
          <Button kind="second" icon="refresh" onClick={retry}>
            {commonWords.tryAgain}
          </Button>
        </div>
      )}
      {load === 'SUCCESS' && (
        <>
          <h2 className="sr-only">{wishlistWords.savedProducts}</h2>
          <ProductGrid products={shownWishes(wished)} />
        </>
      )}
      {(load === 'unloaded' || load === 'loading') && <WishlistSkeleton count={items.length} />}
    </div>
  );
}

function savedWords(count: number, isCustomer: boolean): string {
  if (count === 0) return wishlistWords.nothingSavedNow;
  return wishlistWords.savedCount(count, isCustomer);
}
