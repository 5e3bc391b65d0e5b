import type { CallValue } from '@wattle/contract';
import type { Badge } from '@wattle/domain';
import { createContext, type ReactNode, useContext, useMemo } from 'react';

export type ShopFrame = {
  readonly supportPhone: string;
  /** By id: those that hold or will hold. */
  readonly badges: ReadonlyMap<string, Badge>;
};

type Frame = Pick<CallValue<'loadFrame'>, 'supportPhone' | 'badges'>;

const FrameContext = createContext<ShopFrame>({ supportPhone: '', badges: new Map() });

/** What any part of a page may need of what stands around every page. */
export function ShopFrameProvider({ frame, children }: { frame: Frame; children: ReactNode }) {
  const value = useMemo(
    () => ({ supportPhone: frame.supportPhone, badges: new Map(frame.badges.map((badge) => [badge.id, badge])) }),
    [frame],
  );
  return <FrameContext value={value}>{children}</FrameContext>;
}

export function useShopFrame(): ShopFrame {
  return useContext(FrameContext);
}
