import * as productWords from '@wattle/messages/product';
import { warrantyIncluded, yearsInWords } from '@wattle/messages/warranty';
import { Icon } from '../../../ui/icon.tsx';
import styles from './assurances.module.css';

type Props = { warrantyYears: number; matchesPrice: boolean; canReturn: boolean };

/** Warranty, price and return promises, as far as they hold for the product. */
export default function Assurances({ warrantyYears, matchesPrice, canReturn }: Props) {
  const years = yearsInWords(warrantyYears);
  return (
    <ul className={styles.sure}>
      {years && (
        <li>
          <Icon name="shield" /> {warrantyIncluded(years)}
        </li>
      )}
      {matchesPrice && (
        <li>
          <Icon name="tag" /> {productWords.pricePromise}
        </li>
      )}
      {canReturn && (
        <li>
          <Icon name="recycle" /> {productWords.returnPromise}
        </li>
      )}
    </ul>
  );
}
