import { type Referrers, readReferrers, writeReferrers } from '@wattle/domain/referrers';

const KEY = 'wattle.referrers';

/** The stored lists; empty when storage is disabled. */
export function loadReferrers(): Referrers {
  try {
    return readReferrers(localStorage.getItem(KEY));
  } catch {
    return [];
  }
}

export function keepReferrers(referrers: Referrers): void {
  try {
    localStorage.setItem(KEY, writeReferrers(referrers));
  } catch {
    // full or refused: the product shows, but without attribution
  }
}
