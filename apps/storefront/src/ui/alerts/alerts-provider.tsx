import { FALLBACK_MESSAGE } from '@wattle/messages';
import * as uiWords from '@wattle/messages/ui';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import styles from './alerts.module.css';
import type { LiveAlertsProps } from './live-alerts.tsx';
import { type Alerts, AlertsContext, type NewAlerts } from './use-alerts.ts';

/** Lazy, because most pages show no alerts. */
const LiveAlerts = lazy<ComponentType<LiveAlertsProps>>(() =>
  import('./live-alerts.tsx').catch(() => ({ default: () => null })),
);

export function AlertsProvider({ children }: { children: ReactNode }) {
  const waiting = useRef<NewAlerts>([]);
  const [added, setAdded] = useState(0);
  const { alerts, take } = useMemo(() => {
    const addAlert: Alerts['addAlert'] = (alert) => {
      waiting.current = [...waiting.current, alert];
      setAdded((count) => count + 1);
    };
    const takeAll = (): NewAlerts => {
      const taken = waiting.current;
      waiting.current = [];
      return taken;
    };
    return { alerts: { addAlert }, take: takeAll };
  }, []);
  useChunkFailureAlert(alerts);
  return (
    <AlertsContext value={alerts}>
      {children}
      <AlertRegion>
        {added > 0 && (
          <Suspense>
            <LiveAlerts added={added} take={take} />
          </Suspense>
        )}
      </AlertRegion>
    </AlertsContext>
  );
}

/** Always in the page, so that screen readers announce new alerts. */
export function AlertRegion({ children }: { children?: ReactNode }) {
  return (
    <section className={styles.stack} aria-label={uiWords.alerts}>
      <ul aria-live="polite" className={styles.list}>
        {children}
      </ul>
    </section>
  );
}

/** A chunk failed to load too soon after a reload: tells the shopper, and the page stays. */
function useChunkFailureAlert({ addAlert }: Alerts): void {
  useEffect(() => {
    const tell = (event: Event) => {
      if (!event.defaultPrevented) addAlert({ type: 'ERROR', content: FALLBACK_MESSAGE });
    };
    window.addEventListener('vite:preloadError', tell);
    return () => window.removeEventListener('vite:preloadError', tell);
  }, [addAlert]);
}
