import { formatDistance } from '../../../goods/place/store-words.ts';
import { useShopFrame } from '../../../page/shop-frame.tsx';
import { telLink } from '../../../page/tel-link.ts';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './near-results.module.css';
import type { StoreSearch } from './search-stores.ts';
import { StoreList } from './store-list.tsx';

const REACH_KM = 200;
const storeCount = (count: number): string => `${count} ${count === 1 ? 'store' : 'stores'}`;

type Props = {
  search: StoreSearch /** Why this place, when nobody asked for it here. */;
  because?: string | undefined;
};

/** What was found, in one line. */
export function foundWords({ around, near, withinKm }: StoreSearch): string {
  if (near.length === 0) return `No stores within ${REACH_KM} km of ${around.label}`;
  return `${storeCount(near.length)} within ${withinKm} km of ${around.label}`;
}

/** The stores around a place, nearest first. */
export function NearResults({ search, because }: Props) {
  const { near, others, total } = search;
  if (near.length === 0) return <NoneNear search={search} />;
  return (
    <>
      <Found title={foundWords(search)} because={because} total={total} />
      <StoreList stores={near} numbered />
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>
            <span className="link">
              Show {others.length} more within {REACH_KM} km
            </span>
          </summary>
          <StoreList stores={others} from={near.length} numbered />
        </details>
      )}
    </>
  );
}

function Found({ title, because, total }: { title: string; because?: string | undefined; total: number }) {
  return (
    <div className={styles.found}>
      <div>
        <h2>{title}</h2>
        {because && <p>{because}</p>}
      </div>
      <ShopLink className="more" to="/stores#all">
        All {total} stores
      </ShopLink>
    </div>
  );
}

/** The nearest anyway, and a person to ask. */
function NoneNear({ search }: { search: StoreSearch }) {
  const { nearest, total } = search;
  const { supportPhone } = useShopFrame();
  return (
    <>
      <Found
        title={foundWords(search)}
        because={nearest ? `The nearest is ${formatDistance(nearest.distanceMetres ?? 0)} away.` : undefined}
        total={total}
      />
      {nearest && <StoreList stores={[nearest]} numbered />}
      {supportPhone !== '' && (
        <p className={styles.call}>
          We deliver farther than we have stores. Ask us on{' '}
          <a className="link" href={telLink(supportPhone)}>
            {supportPhone}
          </a>
          , seven days.
        </p>
      )}
    </>
  );
}
