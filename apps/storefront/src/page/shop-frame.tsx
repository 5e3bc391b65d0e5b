import type { Badge } from '@wattle/domain/catalogue';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type SentBadge, wholeBadge } from './sent-badge.ts';

export type ShopFrame = {
  /** Active and upcoming badges by id. */
  readonly badges: ReadonlyMap<string, Badge>;
};

type Frame = { readonly badges: readonly SentBadge[] };

const FrameContext = createContext<ShopFrame>({ badges: new Map() });

/** Frame data for any part of a page. */
export function ShopFrameProvider({ frame, children }: { frame: Frame; children: ReactNode }) {
  const value = useMemo(
    () => ({ badges: new Map(frame.badges.map(wholeBadge).map((badge) => [badge.id, badge])) }),
    [frame],
  );
  return <FrameContext value={value}>{children}</FrameContext>;
}

export function useShopFrame(): ShopFrame {
  return useContext(FrameContext);
}
