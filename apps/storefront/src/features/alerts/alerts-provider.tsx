import { type AlertAction, type AlertList, changeAlerts, createAlert, nextAlertChangeAt } from '@wattle/domain';
import { type ReactNode, useEffect, useMemo, useReducer, useRef } from 'react';
import { AlertStack } from './alert-stack.tsx';
import { type AlertContent, AlertsContext } from './use-alerts.ts';
import { useChunkFailureAlert } from './use-chunk-failure-alert.ts';

type List = AlertList<AlertContent>;
type Action = AlertAction<AlertContent>;

export function AlertsProvider({ children }: { children: ReactNode }) {
  const [list, dispatch] = useReducer((before: List, action: Action) => changeAlerts(before, action), []);
  const count = useRef(0);
  const alerts = useMemo(
    () => ({
      addAlert: (alert: Parameters<typeof createAlert<AlertContent>>[1]) => {
        count.current += 1;
        dispatch({ kind: 'add', alert: createAlert(`alert-${count.current}`, alert), now: Date.now() });
      },
    }),
    [],
  );
  useChunkFailureAlert(alerts);
  useEffect(() => {
    const at = nextAlertChangeAt(list);
    if (at === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ kind: 'tick', now: Date.now() }), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [list]);
  return (
    <AlertsContext value={alerts}>
      {children}
      <AlertStack list={list} onChange={(kind, id) => dispatch({ kind, id, now: Date.now() })} />
    </AlertsContext>
  );
}
