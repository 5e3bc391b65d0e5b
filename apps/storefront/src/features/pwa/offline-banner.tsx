import * as pwaWords from '@wattle/messages/pwa';
import { useSyncExternalStore } from 'react';
import { Icon } from '../../ui/icon.tsx';
import styles from './offline-banner.module.css';

/** Shown below the header while offline. */
export function OfflineBanner() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.banner}>
          <Icon name="offline" />
          <span>
            <b>{pwaWords.youreOffline}</b>
            {pwaWords.offlineDetail}
          </span>
          <button type="button" className={styles.retry} onClick={() => window.location.reload()}>
            {pwaWords.tryNow}
          </button>
        </p>
      )}
    </div>
  );
}

function listen(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Online until the browser says otherwise; the server cannot know. */
function useOnline(): boolean {
  return useSyncExternalStore(
    listen,
    () => navigator.onLine,
    () => true,
  );
}
