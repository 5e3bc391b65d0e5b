import { Icon } from '../../ui/icon.tsx';
import styles from './offline-banner.module.css';
import { useOnline } from './use-online.ts';

/** Stands under the header while there is no connection and goes away by itself. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <Icon name="offline" />
          <span>
            <b>You’re offline.</b> You can still look around. Buying waits until you’re back.
          </span>
          <button type="button" className={styles.retry} onClick={() => window.location.reload()}>
            Try now
          </button>
        </p>
      )}
    </div>
  );
}
