import { ANALYTICS_COOKIE, generateVisitorId, readCookie, visitorIdOf } from '@wattle/domain/analytics';

const KEY = 'wattle.visitor';

let current: string | undefined;

/** A generated id, stored in this browser, or for the page without storage. */
function generated(): string {
  current ??= readKept() ?? generateVisitorId(Math.random, Date.now() / 1000);
  try {
    localStorage.setItem(KEY, current);
  } catch {
    // disabled or full
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

/** This browser's visitor id for recommendations [C-9-67 D-9-74]. */
export function loadVisitorId(): string {
  return visitorIdOf(readCookie(document.cookie, ANALYTICS_COOKIE), generated);
}
