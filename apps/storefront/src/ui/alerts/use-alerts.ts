import type { NewAlert } from '@wattle/domain/alerts';
import { createContext, type ReactNode, useContext } from 'react';

export type AlertContent = ReactNode;
export type NewAlerts = readonly NewAlert<AlertContent>[];
export type Alerts = { readonly addAlert: (alert: NewAlert<AlertContent>) => void };

/** Without a provider, as in rendered tests, nothing shows. */
export const AlertsContext = createContext<Alerts>({ addAlert: () => {} });

/** Shows a short message: `addAlert({ content: 'Address saved.' })`. */
export function useAlerts(): Alerts {
  return useContext(AlertsContext);
}
