import { type Attribution, readReferrerId, referrerAttribution } from '@wattle/domain';
import { loadReferrers } from './referrer-store.ts';

export function attributionOf(pathname: string, search: string): Attribution | null {
  return referrerAttribution(loadReferrers(), readReferrerId(new URLSearchParams(search)), pathname);
}
