import { CENTS_PER_KWH } from '@wattle/domain';
import styles from './comparison-key.module.css';
import type { ComparisonView } from './view-comparison.ts';

/** What the marks mean and where the figures come from. */
export function ComparisonKey({ view }: { view: ComparisonView }) {
  return (
    <p className={styles.key}>
      {view.differingCount > 0 && <span className={styles.dot}>Differs</span>}
      {view.table.costs.length > 1 && <span>Electricity at {CENTS_PER_KWH} c a kWh, from the energy label</span>}
      <span>Facts come from each maker’s specification</span>
    </p>
  );
}
