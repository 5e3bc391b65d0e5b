import styles from './skip-link.module.css';

/** The first stop of the keyboard: past the header. */
export function SkipLink({ to = '#main' }: { to?: string }) {
  return (
    <a className={styles.skip} href={to}>
      Skip to the main content
    </a>
  );
}
