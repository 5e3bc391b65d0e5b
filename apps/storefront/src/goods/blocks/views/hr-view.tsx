import styles from '../blocks.module.css';

export function HrView() {
  return <hr className={styles.rule} />;
}
