import { describe, expect, it } from 'vitest';
import type { Redirect } from './content.ts';
import { cleanOldAddress } from './old-address.ts';
import { isLoop, nextRedirect, redirectFinder } from './redirect-chains.ts';

describe('an old address', () => {
  it.each([
    ['old/tea', 'old/tea'],
    ['/old/tea', 'old/tea'],
    [' https://Old.example/old/tea ', 'old/tea'],
    ['/tea%20pot.html', 'tea pot.html'],
    ['/caf%C3%A9/:slug', 'café/:slug'],
    ['/50%', '50%'],
    ['/index.php?name=tea%20pot&id=:id', 'index.php?name=tea%20pot&id=:id'],
    ['/tea#cups', 'tea'],
  ])('%s is kept as %s', (written, kept) => {
    expect(cleanOldAddress(written)).toBe(kept);
  });
});

const redirect = (from: string, to: string): Redirect => ({ from, to, external: false });

describe('a redirect', () => {
  it.each(['/tea?x=1', '/%74ea', '/./tea', '/pots/../tea', '//tea', '/tea#cups'])('from tea to %s is a loop', (to) => {
    const one = redirect('tea', to);
    expect(isLoop(one, redirectFinder([one]))).toBe(true);
  });

  it('leads on to one that names its query, or else to one of its path', () => {
    const find = redirectFinder([redirect('pot?id=1', '/a'), redirect('pot', '/b')]);
    expect(nextRedirect(redirect('tea', '/pot?id=1'), find)?.to).toBe('/a');
    expect(nextRedirect(redirect('tea', '/pot?id=2'), find)?.to).toBe('/b');
    expect(nextRedirect(redirect('tea', '/pots'), find)).toBeUndefined();
  });
});
