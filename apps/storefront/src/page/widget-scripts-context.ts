import { createContext } from 'react-router';

/** The script of a service for a widget, by the widget's name. What is missing is shown by the shop itself. */
export type WidgetScripts = { readonly 'stylist-booking'?: string; readonly 'buy-now-pay-later'?: string };

export const widgetScriptsContext = createContext<WidgetScripts>({});
