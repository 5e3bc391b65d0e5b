import { describe, expect, it } from 'vitest';
import { cacheRule, mayKeepPage } from './cache-rule.ts';

const origin = 'https://shop.example';
const get = (path: string, mode = 'cors') => ({ method: 'GET', url: `${origin}${path}`, mode });

describe('cacheRule', () => {
  it.each([
    ['/assets/root-abc.css', 'cors', 'asset'],
    ['/cdn-cgi/image/fit=scale-down,format=auto,width=320/pictures/a.webp', 'no-cors', 'picture'],
    ['/', 'navigate', 'page'],
    ['/products/n637?ref=a1b2c3', 'navigate', 'page'],
    ['/products/n637.data', 'cors', 'none'],
    ['/api/products?q=x', 'cors', 'none'],
    ['/api/account', 'navigate', 'none'],
    ['/pcr/articles/home', 'cors', 'none'],
    ['/account/dashboard', 'navigate', 'none'],
    ['/checkout', 'navigate', 'none'],
    ['/cart', 'navigate', 'none'],
    ['/cartridges', 'navigate', 'page'],
    ['/idp/login', 'navigate', 'none'],
    ['/adyen/pages/guide', 'navigate', 'none'],
    ['/checkoutshopper/securedfields/x/securedFields.html', 'navigate', 'none'],
    ['/demo-id/authorize', 'navigate', 'none'],
    ['/robots.txt', 'cors', 'none'],
  ])('%s (%s) is %s', (path, mode, rule) => {
    expect(cacheRule(get(path, mode), origin)).toBe(rule);
  });

  it('stays out of writes and of other hosts', () => {
    expect(cacheRule({ ...get('/assets/a.js'), method: 'POST' }, origin)).toBe('none');
    expect(cacheRule({ method: 'GET', url: 'https://pay.example/assets/a.js', mode: 'cors' }, origin)).toBe('none');
  });
});

describe('mayKeepPage', () => {
  const answer = (status: number, control: string | null, type = 'basic') => ({
    status,
    type,
    headers: new Headers(control === null ? {} : { 'cache-control': control }),
  });

  it.each([
    [answer(200, 'public, max-age=60'), true],
    [answer(200, null), true],
    [answer(200, 'no-store'), false],
    [answer(200, 'private, max-age=60'), false],
    [answer(404, 'public'), false],
    [answer(200, 'public', 'opaque'), false],
  ])('case %#', (response, keep) => {
    expect(mayKeepPage(response)).toBe(keep);
  });
});
