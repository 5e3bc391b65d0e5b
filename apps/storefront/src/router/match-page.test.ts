import { describe, expect, it } from 'vitest';
import { ROUTES } from '../routes.ts';
import { matchPage } from './match-page.ts';

const pageAt = (pathname: string) => {
  const found = matchPage(ROUTES, pathname);
  return found && { page: found.row.page, ...found.params };
};

describe('matchPage', () => {
  it.each([
    ['/', { page: 'home' }],
    ['/brands', { page: 'brands' }],
    ['/brands/tarn', { page: 'brand', slug: 'tarn' }],
    ['/brands/tarn/', { page: 'brand', slug: 'tarn' }],
    ['/brands/tarn/fridges', { page: 'brand-category', slug: 'tarn', '*': 'fridges' }],
    ['/categories/fridges/french-door', { page: 'category', '*': 'fridges/french-door' }],
    ['/products/a%20b', { page: 'product', '*': 'a b' }],
    ['/forms/enquiry/thanks', { page: 'form-thanks', kind: 'enquiry' }],
    ['/forms/subscription/thanks/news', { page: 'form-thanks', kind: 'subscription', listId: 'news' }],
    ['/account/orders/W-1', { page: 'account-order', number: 'W-1' }],
    ['/account/wishlist', { page: 'wishlist' }],
    ['/checkout', { page: 'checkout-contact-info' }],
  ])('%s', (pathname, page) => {
    expect(pageAt(pathname)).toEqual(page);
  });

  it.each(['/nothing', '/cart/more', '/api/products', '/brandsx'])('finds no page at %s', (pathname) => {
    expect(pageAt(pathname)).toBeUndefined();
  });

  it('takes a path that is not encoded well as it stands', () => {
    expect(pageAt('/products/%E0%A4%A')).toEqual({ page: 'product', '*': '%E0%A4%A' });
  });
});
