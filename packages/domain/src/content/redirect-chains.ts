import type { Redirect } from './content.ts';
import { oldAddressesOf } from './old-address.ts';
import { choosePattern, isPattern } from './redirect-pattern.ts';

/** Stands for what a pattern may find, to see where it leads. */
const SAMPLE = 'x';

const samplePath = (path: string): string => path.replace(/:[a-zA-Z][a-zA-Z0-9]*/g, SAMPLE).replace(/\*$/, SAMPLE);

export type RedirectFinder = (path: string) => Redirect | undefined;

/** Finds redirects as the shop does: an exact address first, then patterns. */
export function redirectFinder(all: Iterable<Redirect>): RedirectFinder {
  const exact = new Map<string, Redirect>();
  const patterns: Redirect[] = [];
  for (const redirect of all) {
    if (isPattern(redirect.from)) patterns.push(redirect);
    else exact.set(redirect.from, redirect);
  }
  return (path) => exact.get(path) ?? choosePattern(patterns, path);
}

/** The redirect that follows another one; a shopper would be sent on twice, or for ever. */
export function nextRedirect({ to, external }: Redirect, find: RedirectFinder): Redirect | undefined {
  if (external) return undefined;
  for (const address of oldAddressesOf(samplePath(to))) {
    const found = find(address);
    if (found) return found;
  }
  return undefined;
}

/** Whether a redirect leads back to where it began. */
export function isLoop(redirect: Redirect, find: RedirectFinder): boolean {
  const seen = new Set<string>();
  let at: Redirect | undefined = redirect;
  while (at && !seen.has(at.from)) {
    seen.add(at.from);
    at = nextRedirect(at, find);
  }
  return at !== undefined;
}
