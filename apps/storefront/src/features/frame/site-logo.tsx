import * as frameWords from '@wattle/messages/frame';
import { Link } from '../../router/link.tsx';
import styles from './site-logo.module.css';

/** Logo and name; the name is hidden where there is no room. */
export function SiteLogo() {
  return (
    <Link className={styles.logo} to="/" aria-label={frameWords.wattleHome}>
      <svg className={styles.sprig} viewBox="0 0 40 40" aria-hidden="true">
        <path className={styles.stem} d="M5 37C8 25 16 17 30 13" />
        <path className={styles.leaf} d="M8 31C1 24 2 14 8 7c5 7 5 16 0 24Z" />
        <circle className={styles.light} cx="30" cy="11" r="8" />
        <circle className={styles.gold} cx="18" cy="17" r="6.2" />
        <circle className={styles.gold} cx="28" cy="26" r="6.8" />
        <circle className={styles.light} cx="16.5" cy="30" r="4.8" />
        <circle className={styles.deep} cx="18" cy="6.5" r="3.8" />
      </svg>
      <span className={styles.name}>{frameWords.logo}</span>
    </Link>
  );
}
