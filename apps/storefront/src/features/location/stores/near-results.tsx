import { formatDistance } from '@wattle/messages/store-hours';
import * as storesWords from '@wattle/messages/stores';
import { useShop } from '../../../page/root-data.ts';
import { telLink } from '../../../page/tel-link.ts';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './near-results.module.css';
import type { StoreSearch } from './search-stores.ts';
import { StoreList } from './store-list.tsx';

const REACH_KM = 200;
const storeCount = (count: number): string => `${count} ${count === 1 ? 'store' : 'stores'}`;

type Props = {
  search: StoreSearch /** Why this place, when the shopper did not search for it here. */;
  because?: string | undefined;
};

/** Result summary in one line. */
export function foundWords({ around, near, withinKm }: StoreSearch): string {
  if (near.length === 0) return storesWords.noneWithin(REACH_KM, around.label);
  return storesWords.countWithin(storeCount(near.length), withinKm, around.label);
}

/** Stores around a place, nearest first. */
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
            <span className="link">{storesWords.showMoreWithin(others.length, REACH_KM)}</span>
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
        {storesWords.allStoresCount(total)}
      </ShopLink>
    </div>
  );
}

/** The nearest store anyway, and a contact. */
function NoneNear({ search }: { search: StoreSearch }) {
  const { nearest, total } = search;
  const { phone: supportPhone } = useShop();
  return (
    <>
      <Found
        title={foundWords(search)}
        because={nearest ? storesWords.nearestAway(formatDistance(nearest.distanceMetres ?? 0)) : undefined}
        total={total}
      />
      {nearest && <StoreList stores={[nearest]} numbered />}
      {supportPhone !== '' && (
        <p className={styles.call}>
          {storesWords.weDeliverFurther}{' '}
          <a className="link" href={telLink(supportPhone)}>
            {supportPhone}
          </a>
          .
        </p>
      )}
    </>
  );
}
