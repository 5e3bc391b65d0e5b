import { describe, expect, it } from 'vitest';
import { isLoop, nextRedirect, redirectFinder } from './redirect-chains.ts';
import { isPattern, partsOf } from './redirect-pattern.ts';

const to = (from: string, target: string, external = false) => ({ from, to: target, external });
const find = redirectFinder([
  to('old/kettles', '/categories/kettles'),
  to('old/:slug.html', '/products/:slug'),
  to('old/*', '/search'),
  to('blog/:year/:slug', '/articles/:slug'),
  to('docs/*', 'https://docs.example/v2/*', true),
  to('product.php?id=:id', '/products/:id'),
]);

describe('an old address', () => {
  it.each([
    ['old/kettles', '/categories/kettles'],
    ['old/copper.html', '/products/copper'],
    ['old/a.b.html', '/products/a.b'],
    ['old/deep/copper.html', '/search'],
    ['old/', '/search'],
    ['blog/2019/tea', '/articles/tea'],
    ['docs/a/b', 'https://docs.example/v2/a/b'],
    ['product.php?id=77', '/products/77'],
    ['product.php?id=77&x=1', undefined],
    ['blog/2019', undefined],
    ['bold/kettles', undefined],
  ])('%s leads to %s', (path, target) => {
    expect(find(path)?.to).toBe(target);
  });

  it('is a pattern when a part of it may change', () => {
    expect(['a/b', 'a/:b', 'a/*', 'a/b:8080'].map(isPattern)).toEqual([false, true, true, false]);
    expect(partsOf('a/:b/:c*')).toEqual(['b', 'c', '*']);
  });
});

describe('redirects after each other', () => {
  it.each([
    ['a', '/b', [to('b', '/c')], 'b', false],
    ['a', '/b', [to('b', '/a')], 'b', true],
    ['a', '/b#part', [to('b', '/c')], 'b', false],
    ['shop/:slug', '/old/:slug', [to('old/*', '/search')], 'old/*', false],
    ['shop/:slug', '/shop/:slug', [], 'shop/:slug', true],
    ['a', 'https://b.example/b', [to('b', '/c')], undefined, false],
    ['a', '/d', [to('b', '/c')], undefined, false],
  ])('%s to %s', (from, target, others, next, loops) => {
    const redirect = to(from, target, target.startsWith('http'));
    const all = redirectFinder([...others, redirect]);
    expect(nextRedirect(redirect, all)?.from).toBe(next);
    expect(isLoop(redirect, all)).toBe(loops);
  });
});
