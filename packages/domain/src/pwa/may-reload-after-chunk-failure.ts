import { SHOP } from '../settings/shop-constants.ts';

/** If a chunk fails again right after a reload, another reload will not help [C-2-62]. */
export function mayReloadAfterChunkFailure(lastReloadAt: number | undefined, now: number): boolean {
  if (lastReloadAt === undefined || !Number.isFinite(lastReloadAt)) return true;
  // A reload time in the future means the clock was set back, so ignore it.
  return lastReloadAt > now || now - lastReloadAt >= SHOP.chunkReloadGuardMs;
}
