/**
 * Puts the query of a campaign aside before anything can be pressed: whoever leaves this page at once must not lose it.
 * Only a visit with a campaign loads what follows it [C-2-46].
 */
export function startVisit(search: string): void {
  if (search.includes('utm_')) sessionStorage.landed = search;
  if (sessionStorage.landed || localStorage.getItem('wattle.campaign')) void import('./follow-visit.ts');
}
