export const RECENT_KEY = 'wattle.recent';

/** Whether this browser has looked at anything. What it was is read when it is shown. */
export function hasRecentProducts(): boolean {
  try {
    return localStorage.getItem(RECENT_KEY) !== null;
  } catch {
    return false;
  }
}
