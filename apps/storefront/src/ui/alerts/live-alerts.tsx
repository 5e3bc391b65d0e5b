import { type AlertAction, type AlertList, changeAlerts, createAlert, nextAlertChangeAt } from '@wattle/domain/alerts';
import { useEffect, useReducer, useRef } from 'react';
import { AlertItems } from './alert-items.tsx';
import type { AlertContent, NewAlerts } from './use-alerts.ts';

type List = AlertList<AlertContent>;
type Action = AlertAction<AlertContent>;

export type LiveAlertsProps = { added: number; take: () => NewAlerts };

/** The open alerts. `added` counts those added; they are taken from the provider in order. */
export default function LiveAlerts({ added, take }: LiveAlertsProps) {
  const [list, dispatch] = useReducer((before: List, action: Action) => changeAlerts(before, action), []);
  const count = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again for every new alert
  useEffect(() => {
    for (const alert of take()) {
      count.current += 1;
      dispatch({ kind: 'add', alert: createAlert(`alert-${count.current}`, alert), now: Date.now() });
    }
  }, [added, take]);
  useEffect(() => {
    const at = nextAlertChangeAt(list);
    if (at === undefined) return undefined;
    const timer = setTimeout(() => dispatch({ kind: 'tick', now: Date.now() }), Math.max(0, at - Date.now()));
    return () => clearTimeout(timer);
  }, [list]);
  return <AlertItems list={list} onChange={(kind, id) => dispatch({ kind, id, now: Date.now() })} />;
}
