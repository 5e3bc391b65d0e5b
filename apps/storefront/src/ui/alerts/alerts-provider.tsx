import { type ComponentType, lazy, type ReactNode, Suspense, useMemo, useRef, useState } from 'react';
import styles from './alerts.module.css';
import type { LiveAlertsProps } from './live-alerts.tsx';
import { type Alerts, AlertsContext, type NewAlerts } from './use-alerts.ts';
import { useChunkFailureAlert } from './use-chunk-failure-alert.ts';

/** Most pages have nothing to say. */
const LiveAlerts = lazy<ComponentType<LiveAlertsProps>>(() =>
  import('./live-alerts.tsx').catch(() => ({ default: () => null })),
);

export function AlertsProvider({ children }: { children: ReactNode }) {
  const waiting = useRef<NewAlerts>([]);
  const [told, setTold] = useState(0);
  const { alerts, take } = useMemo(() => {
    const addAlert: Alerts['addAlert'] = (alert) => {
      waiting.current = [...waiting.current, alert];
      setTold((count) => count + 1);
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
        {told > 0 && (
          <Suspense>
            <LiveAlerts told={told} take={take} />
          </Suspense>
        )}
      </AlertRegion>
    </AlertsContext>
  );
}

/** The list is always in the page, so that readers hear what is put in it. */
export function AlertRegion({ children }: { children?: ReactNode }) {
  return (
    <section className={styles.stack} aria-label="Alerts">
      <ul aria-live="polite" className={styles.list}>
        {children}
      </ul>
    </section>
  );
}
