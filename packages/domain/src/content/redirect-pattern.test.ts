import { describe, expect, it } from 'vitest';
import { isLoop, nextRedirect, redirectFinder } from './redirect-chains.ts';
import { hasPartsTogether, isPattern, partsOf } from './redirect-pattern.ts';

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

  it.each([
    ['go/:a/:a', '/x/:a', 'go/1/2', '/x/2'],
    ['go/:rest/*', '/x/:rest/*', 'go/1/2/3', '/x/1/2/3'],
    ['go/:a*', '/x/:a*', 'go/12/3', '/x/12/3'],
    ['go/:a-:b.html', '/x/:b/:a', 'go/1-2-3.html', '/x/2-3/1'],
    ['go/:a-:b.html', '/x/:b/:a', 'go/1.html', undefined],
    ['go/:a.html', '/x/:a', 'go/.html', undefined],
    ['go/:a-x/:b', '/x/:a/:b', 'go/1-x-x/2', '/x/1-x/2'],
    ['go/*', '/*', 'go/100% \\evil.example/é#x', '/100%25%20%5Cevil.example/%C3%A9%23x'],
    ['go/*', '/*', 'go/$&$1', '/$&$1'],
  ])('%s to %s takes %s to %s', (from, target, path, found) => {
    expect(redirectFinder([to(from, target)])(path)?.to).toBe(found);
  });

  it('does not keep the shop busy when it could be divided in many ways', () => {
    const find = redirectFinder([to('old/:a-:b-:c-:d-:e-:f-:g.html', '/x/:a')]);
    expect(find(`old/${'-'.repeat(100_000)}`)).toBeUndefined();
  });

  it('is a pattern when a part of it may change', () => {
    expect(['a/b', 'a/:b', 'a/*', 'a/b:8080'].map(isPattern)).toEqual([false, true, true, false]);
    expect(partsOf('a/:b/:c*')).toEqual(['b', 'c', '*']);
    expect(['a/:b', 'a/:b/:c', 'a/:b:c', 'a/:b*'].map(hasPartsTogether)).toEqual([false, false, true, false]);
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
