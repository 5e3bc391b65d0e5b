import * as checkoutWords from '@wattle/messages/checkout';
import { holdsWords } from '@wattle/messages/checkout-pickup';
import { formatDistance } from '@wattle/messages/store-hours';
import { useOpenLine } from '../../../goods/place/use-open-line.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useCheckoutPage } from '../checkout-page.ts';
import type { ListedStore } from '../shipping/use-shipping-calls.ts';
import styles from './store-rows.module.css';
import { travellingCount } from './travelling-count.ts';

type Props = { stores: readonly ListedStore[]; chosenId: string | null; onChoose: (store: ListedStore) => void };

/** Stores, nearest first, with stock and ready time. */
export function StoreRows({ stores, chosenId, onChoose }: Props) {
  const { lines, facts } = useCheckoutPage();
  const count = travellingCount(lines, facts.products);
  return (
    <fieldset>
      <legend className="sr-only">{checkoutWords.storeToCollectFrom}</legend>
      <ul className={styles.stores}>
        {stores.map((store) => (
          <li key={store.id}>
            <StoreRow
              store={store}
              count={count}
              isChosen={store.erpStoreId === chosenId}
              onChoose={() => onChoose(store)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

type RowProps = { store: ListedStore; count: number; isChosen: boolean; onChoose: () => void };

function StoreRow({ store, count, isChosen, onChoose }: RowProps) {
  const { words } = useOpenLine(store);
  const { tone, lines } = holdsWords(store, count);
  return (
    <label>
      <input type="radio" name="pickupStore" checked={isChosen} disabled={store.first === null} onChange={onChoose} />
      <span className={styles.place}>
        <b>{store.name}</b>
        <small>
          {formatDistance(store.distanceMetres)}, {store.addressStreetOne}
        </small>
        <small>{words}</small>
      </span>
      <span className={classNames(styles.holds, styles[tone])}>{lines.join('\n')}</span>
    </label>
  );
}
