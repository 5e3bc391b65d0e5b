export const RECENT_KEY = 'wattle.recent';

/** Whether this browser has looked at anything else. What it was is read when it is shown. */
export function hasRecentProducts(besides?: string): boolean {
  try {
    const kept: { readonly items?: readonly unknown[] } | null = JSON.parse(localStorage.getItem(RECENT_KEY) ?? 'null');
    return kept?.items?.some((id) => id !== besides) ?? false;
  } catch {
    return false;
  }
}
