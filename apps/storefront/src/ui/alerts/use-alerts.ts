import type { NewAlert } from '@wattle/domain';
import { createContext, type ReactNode, useContext } from 'react';

export type AlertContent = ReactNode;
export type NewAlerts = readonly NewAlert<AlertContent>[];
export type Alerts = { readonly addAlert: (alert: NewAlert<AlertContent>) => void };

/** Nothing is shown where no provider stands, as in a rendered test. */
export const AlertsContext = createContext<Alerts>({ addAlert: () => {} });

/** Says something short to the shopper: `addAlert({ content: 'Address saved.' })`. */
export function useAlerts(): Alerts {
  return useContext(AlertsContext);
}
