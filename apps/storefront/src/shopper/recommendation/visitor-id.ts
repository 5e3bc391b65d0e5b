import { ANALYTICS_COOKIE, generateVisitorId, readCookie, visitorIdOf } from '@wattle/domain';

const KEY = 'wattle.visitor';

let current: string | undefined;

/** One that was generated stays the same in this browser; where nothing can be kept, as long as the page. */
function generated(): string {
  current ??= readKept() ?? generateVisitorId(Math.random, Date.now() / 1000);
  try {
    localStorage.setItem(KEY, current);
  } catch {
    // switched off or full
  }
  return current;
}

function readKept(): string | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return kept !== null && /^\d{1,12}\.\d{1,12}$/.test(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Who this browser is to the recommendations [C-9-67 D-9-74]. */
export function loadVisitorId(): string {
  return visitorIdOf(readCookie(document.cookie, ANALYTICS_COOKIE), generated);
}
