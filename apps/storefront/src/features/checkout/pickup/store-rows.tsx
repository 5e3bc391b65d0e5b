import { formatDistance } from '../../../goods/place/store-words.ts';
import { useOpenLine } from '../../../goods/place/use-open-line.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useCheckoutPage } from '../checkout-page.ts';
import type { ListedStore } from '../shipping/use-shipping-calls.ts';
import { holdsWords, travellingCount } from './holds-words.ts';
import styles from './store-rows.module.css';

type Props = { stores: readonly ListedStore[]; chosenId: string | null; onChoose: (store: ListedStore) => void };

/** The stores around, the nearest first, each with what it holds and when everything is there. */
export function StoreRows({ stores, chosenId, onChoose }: Props) {
  const { lines, facts } = useCheckoutPage();
  const count = travellingCount(lines, facts.products);
  return (
    <fieldset>
      <legend className="sr-only">Store to collect from</legend>
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
