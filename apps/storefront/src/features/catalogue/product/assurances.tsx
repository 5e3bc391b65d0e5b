import { WARRANTY_LABEL, yearsInWords } from '@wattle/domain';
import { Icon } from '../../../ui/icon.tsx';
import styles from './assurances.module.css';

/** What the shopper can count on. */
export default function Assurances({ warrantyYears }: { warrantyYears: number }) {
  const years = yearsInWords(warrantyYears);
  return (
    <ul className={styles.sure}>
      {years && (
        <li>
          <Icon name="shield" /> {WARRANTY_LABEL}: {years}, included.
        </li>
      )}
      <li>
        <Icon name="tag" /> Price promise: found it for less? We match it.
      </li>
      <li>
        <Icon name="recycle" /> 30 days to change your mind, even unboxed.
      </li>
    </ul>
  );
}
