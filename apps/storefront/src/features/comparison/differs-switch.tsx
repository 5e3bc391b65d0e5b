import styles from './differs-switch.module.css';

/** Stands around a switch and a table: the switch hides rows without a script. */
export const differsScope = styles.scope;
/** Marks what goes when only what differs is shown. */
export const sameMark = (isSame: boolean) => (isSame ? { 'data-same': true } : {});

export function DiffersSwitch({ differing }: { differing: number }) {
  if (differing === 0) return <p className={styles.row}>Nothing differs</p>;
  return (
    <label className={styles.row}>
      Only what differs
      <input type="checkbox" className={styles.switch} />
    </label>
  );
}
