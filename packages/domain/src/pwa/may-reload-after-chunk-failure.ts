import { SHOP } from '../settings/shop-constants.ts';

/** A chunk that fails again right after a reload is not mended by another one [C-2-62]. */
export function mayReloadAfterChunkFailure(lastReloadAt: number | undefined, now: number): boolean {
  if (lastReloadAt === undefined || !Number.isFinite(lastReloadAt)) return true;
  // A reload "in the future" is a clock that was set back: it says nothing.
  return lastReloadAt > now || now - lastReloadAt >= SHOP.chunkReloadGuardMs;
}
