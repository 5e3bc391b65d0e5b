import * as productWords from '@wattle/messages/product';
import { warrantyIncluded, yearsInWords } from '@wattle/messages/warranty';
import { Icon } from '../../../ui/icon.tsx';
import styles from './assurances.module.css';

/** Delivery, returns and warranty promises. */
export default function Assurances({ warrantyYears }: { warrantyYears: number }) {
  const years = yearsInWords(warrantyYears);
  return (
    <ul className={styles.sure}>
      {years && (
        <li>
          <Icon name="shield" /> {warrantyIncluded(years)}
        </li>
      )}
      <li>
        <Icon name="tag" /> {productWords.pricePromise}
      </li>
      <li>
        <Icon name="recycle" /> {productWords.returnPromise}
      </li>
    </ul>
  );
}
