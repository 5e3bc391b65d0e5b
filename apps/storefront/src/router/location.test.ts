import { describe, expect, it } from 'vitest';
import { resolveTo } from './location.ts';

const here = { pathname: '/categories/fridges', search: '?brand=Tarn' };

describe('resolveTo', () => {
  it.each([
    ['/cart', '/cart'],
    ['?page=2', '/categories/fridges?page=2'],
    ['#reviews', '/categories/fridges?brand=Tarn#reviews'],
  ])('%s', (to, address) => {
    expect(resolveTo(to, here)).toBe(address);
  });

  it('keeps the path where only the query is given, and drops the query where none is', () => {
    expect(resolveTo({ search: '?page=2' }, here)).toBe('/categories/fridges?page=2');
    expect(resolveTo({ pathname: '/stores' }, here)).toBe('/stores');
  });
});
