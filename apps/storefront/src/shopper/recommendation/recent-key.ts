export const RECENT_KEY = 'wattle.recent';

/** Whether any other product has been viewed. Which ones is read on display. */
export function hasRecentProducts(besides?: string): boolean {
  try {
    const kept: { readonly items?: readonly unknown[] } | null = JSON.parse(localStorage.getItem(RECENT_KEY) ?? 'null');
    return kept?.items?.some((id) => id !== besides) ?? false;
  } catch {
    return false;
  }
}
