import { describe, expect, it } from 'vitest';
import { isOtherVariantOnly } from './variant-address.ts';

const at = (path: string) => new URL(path, 'https://shop.example');

describe('isOtherVariantOnly', () => {
  it.each([
    ['/products/a', '/products/a?variant=X', true],
    ['/products/a?ref=1&variant=X', '/products/a?ref=1&variant=Y', true],
    ['/products/a?variant=X', '/products/a?variant=X', false],
    ['/products/a', '/products/a?width=900', false],
    ['/products/a?variant=X', '/products/b?variant=X', false],
  ])('from %s to %s: %s', (from, to, expected) => {
    expect(isOtherVariantOnly(at(from), at(to))).toBe(expected);
  });
});
