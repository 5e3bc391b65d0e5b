import { describe, expect, it } from 'vitest';
import { linkTarget } from './link-target.ts';

const base = 'https://shop.example';

describe('linkTarget', () => {
  it.each([
    ['/cart', '/cart'],
    ['/search?q=fridge', '/search?q=fridge'],
    ['https://shop.example', '/'],
    ['https://shop.example/', '/'],
    ['https://SHOP.example/brands/nordholm', '/brands/nordholm'],
    ['https://shop.example?page=2', '/?page=2'],
    ['#specification', '#specification'],
    ['?page=2', '?page=2'],
  ])('%s stays in the app [D-2-12]', (href, to) => {
    expect(linkTarget(href, base)).toEqual({ kind: 'internal', to });
  });

  it('reads a base URL with a closing slash the same', () => {
    expect(linkTarget('https://shop.example/cart', `${base}/`)).toEqual({ kind: 'internal', to: '/cart' });
  });

  it.each([
    'https://example.org/a',
    'http://shop.example/cart',
    'https://shop.example.evil/cart',
    'https://shop.example//evil',
    '//evil.example/cart',
    '/\\evil.example',
  ])('%s opens apart', (href) => {
    expect(linkTarget(href, base)).toEqual({ kind: 'external', href });
  });

  it('gives a bare host its protocol', () => {
    expect(linkTarget('www.example.org/x', base)).toEqual({ kind: 'external', href: 'https://www.example.org/x' });
  });

  it.each(['tel:1300975707', 'mailto:help@shop.example'])('%s opens where the shopper is', (href) => {
    expect(linkTarget(href, base)).toEqual({ kind: 'contact', href });
  });

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', ''])(
    '%j leads nowhere',
    (href) => {
      expect(linkTarget(href, base)).toEqual({ kind: 'none' });
    },
  );
});
