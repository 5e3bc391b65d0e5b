import type { Attribution } from '@wattle/domain/cart';
import { readReferrerId, referrerAttribution } from '@wattle/domain/referrers';
import { loadReferrers } from './referrer-store.ts';

export function attributionOf(pathname: string, search: string): Attribution | null {
  return referrerAttribution(loadReferrers(), readReferrerId(new URLSearchParams(search)), pathname);
}
