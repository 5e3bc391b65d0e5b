import { CENTS_PER_KWH } from '@wattle/domain/energy';
import * as comparisonWords from '@wattle/messages/comparison';
import styles from './comparison-key.module.css';
import type { ComparisonView } from './view-comparison.ts';

/** Explains the marks and the source of the figures. */
export function ComparisonKey({ view }: { view: ComparisonView }) {
  return (
    <p className={styles.key}>
      {view.differingCount > 0 && <span className={styles.dot}>{comparisonWords.differs}</span>}
      {view.table.costs.length > 1 && <span>{comparisonWords.electricityRate(CENTS_PER_KWH)}</span>}
      <span>{comparisonWords.factsSource}</span>
    </p>
  );
}
