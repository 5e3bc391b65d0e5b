import { useRouteLoaderData } from 'react-router';
import type { WidgetScripts } from './widget-scripts-context.ts';

/** What the root of every page knows. */
export type RootData = { readonly baseUrl: string; readonly widgetScripts: WidgetScripts };

export const useRootData = (): RootData | undefined => useRouteLoaderData<RootData>('root');
