import { describe, expect, it } from 'vitest';
import { brandCategoryLink, brandLink, categoryLink, pageLink, productLink } from './page-links.ts';

describe('links inside the shop', () => {
  it.each([
    ['stores/preston', '/stores/preston'],
    ['/stores/preston', '/stores/preston'],
    ['//stores', '/stores'],
    ['', '/'],
  ])('%j becomes %s, one leading slash [D-2-05]', (path, link) => {
    expect(pageLink(path)).toBe(link);
  });

  it('a brand has its own path [D-2-06]', () => {
    expect(brandLink({ path: 'brands/nordholm' })).toBe('/brands/nordholm');
  });

  it('a category has its own path', () => {
    expect(categoryLink({ path: 'categories/fridges' })).toBe('/categories/fridges');
  });

  it('a product carries its referrer in ref [D-2-07]', () => {
    expect(productLink({ path: 'products/n637' }, 'a1B2c3')).toBe('/products/n637?ref=a1B2c3');
    expect(productLink({ path: 'products/n637' }, 'a&b')).toBe('/products/n637?ref=a%26b');
    expect(productLink({ path: 'products/n637' })).toBe('/products/n637');
  });

  it.each([
    ['brands/nordholm', 'categories/fridges/french-door', '/brands/nordholm/fridges/french-door'],
    ['/brands/nordholm/', '/categories/fridges', '/brands/nordholm/fridges'],
    ['brands/nordholm', 'fridges', '/brands/nordholm/fridges'],
    ['brands/nordholm', 'home/categories/x', '/brands/nordholm/home/categories/x'],
  ])('%s with %s is %s [D-2-10]', (brand, category, link) => {
    expect(brandCategoryLink({ path: brand }, { path: category })).toBe(link);
  });
});
