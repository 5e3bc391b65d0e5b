import type { WidgetScripts } from '@wattle/contract';
import { type ShopIdentity, UNNAMED_SHOP } from '@wattle/domain/shop-identity';
import { createContext, useContext } from 'react';

/** Data available on every page. */
export type RootData = {
  /** The shop's public origin. */
  readonly baseUrl: string;
  readonly widgetScripts: WidgetScripts;
  /** Who runs the shop. */
  readonly shop: ShopIdentity;
};

const RootDataContext = createContext<RootData>({ baseUrl: '', widgetScripts: {}, shop: UNNAMED_SHOP });

export const RootDataProvider = RootDataContext.Provider;

export const useRootData = (): RootData => useContext(RootDataContext);

export const useShop = (): ShopIdentity => useRootData().shop;
