import { describe, expect, it } from 'vitest';
import { wholeAddress } from './structured-data.ts';

describe('wholeAddress', () => {
  it.each([
    ['https://shop.example', 'products/kettle', 'https://shop.example/products/kettle'],
    ['https://shop.example', '/products/kettle', 'https://shop.example/products/kettle'],
    ['https://shop.example/', '', 'https://shop.example/'],
    ['https://shop.example', 'https://cdn.example/a.png', 'https://cdn.example/a.png'],
  ])('of %s and "%s" is %s', (origin, path, expected) => {
    expect(wholeAddress(origin, path)).toBe(expected);
  });
});
