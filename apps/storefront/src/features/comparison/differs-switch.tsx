import * as comparisonWords from '@wattle/messages/comparison';
import look from '../../ui/switch.module.css';
import styles from './differs-switch.module.css';

/** Wraps the switch and the table, so that CSS alone can hide rows. */
export const differsScope = styles.scope;
/** Marks rows to hide when only differences are shown. */
export const sameMark = (isSame: boolean) => (isSame ? { 'data-same': true } : {});

export function DiffersSwitch({ differing }: { differing: number }) {
  if (differing === 0) return <p className={styles.row}>{comparisonWords.nothingDiffers}</p>;
  return (
    <label className={styles.row}>
      {comparisonWords.onlyWhatDiffers}
      <input type="checkbox" className={look.switch} />
    </label>
  );
}
