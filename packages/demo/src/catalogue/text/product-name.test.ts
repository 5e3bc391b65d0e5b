import { describe, expect, it } from 'vitest';
import { composeName } from './product-name.ts';

describe('composeName', () => {
  it('joins what a product comes with and what sets it apart', () => {
    expect(
      composeName('637L French door fridge', { with: ['ice and water', false], tail: ['Stainless', '', false] }),
    ).toBe('637L French door fridge with ice and water, stainless');
    expect(composeName('S9 television', { tail: ['OLED', 'Wi-Fi', '144 Hz'] })).toBe(
      'S9 television, OLED, Wi-Fi, 144 Hz',
    );
    expect(composeName('Vacuum', { with: ['laser floor head', 'mop'] })).toBe('Vacuum with laser floor head and mop');
  });
});
