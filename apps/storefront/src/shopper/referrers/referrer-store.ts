import { type Referrers, readReferrers, writeReferrers } from '@wattle/domain';

const KEY = 'wattle.referrers';

/** The lists that this browser remembers. Storage may be switched off: then nothing is remembered. */
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
    // full or refused: the product is shown all the same, only nobody knows from which list it was chosen
  }
}
