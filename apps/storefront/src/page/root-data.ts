import type { WidgetScripts } from '@wattle/contract';
import { createContext, useContext } from 'react';

/** Data available on every page. */
export type RootData = {
  /** The shop's public origin. */
  readonly baseUrl: string;
  readonly widgetScripts: WidgetScripts;
};

const RootDataContext = createContext<RootData>({ baseUrl: '', widgetScripts: {} });

export const RootDataProvider = RootDataContext.Provider;

export const useRootData = (): RootData => useContext(RootDataContext);
