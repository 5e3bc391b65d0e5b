import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './offline-page.module.css';

export function OfflinePage() {
  return (
    <div className={`wrap ${styles.page}`}>
      <span className={styles.sign}>
        <Icon name="offline" />
      </span>
      <h1>You’re offline.</h1>
      <p>
        This page has not been opened on this device before, so there is no copy of it. Pages you have seen still open.
      </p>
      <LinkButton to="/" kind="second">
        Go to the home page
      </LinkButton>
    </div>
  );
}
