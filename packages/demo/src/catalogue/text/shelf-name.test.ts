import { describe, expect, it } from 'vitest';
import { shelfName } from './shelf-name.ts';

describe('shelfName', () => {
  it('joins what a product comes with and what sets it apart', () => {
    expect(
      shelfName('637L French door fridge', { with: ['ice and water', false], tail: ['Stainless', '', false] }),
    ).toBe('637L French door fridge with ice and water, stainless');
    expect(shelfName('S9 television', { tail: ['OLED', 'Wi-Fi', '144 Hz'] })).toBe(
      'S9 television, OLED, Wi-Fi, 144 Hz',
    );
    expect(shelfName('Vacuum', { with: ['laser floor head', 'mop'] })).toBe('Vacuum with laser floor head and mop');
  });
});
