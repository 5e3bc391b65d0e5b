import { describe, expect, it } from 'vitest';
import { sharedAddress } from './shared-address.ts';

describe('sharedAddress', () => {
  it.each([
    ['/products/kettle', '/products/kettle'],
    ['/products/kettle?ref=abc123', '/products/kettle'],
    ['/products/kettle?ref=abc123&at=t0ken', '/products/kettle'],
    ['/products/kettle?at=t0ken&variant=v-2', '/products/kettle?variant=v-2'],
    ['/products/kettle?variant=v-2&ref=abc123&x=1', '/products/kettle?variant=v-2&x=1'],
    ['/products/kettle?prefer=1', '/products/kettle?prefer=1'],
    ['/products/kettle.data?ref=abc123', '/products/kettle.data'],
    ['/search?ref=abc123', '/search?ref=abc123'],
  ])('of %s is %s [D-2-07]', (address, expected) => {
    expect(sharedAddress(address)).toBe(expected);
  });
});
