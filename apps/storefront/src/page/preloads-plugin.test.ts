import { describe, expect, it } from 'vitest';
import { filesToPreload } from '../../preloads-plugin.ts';

const imports = new Map([
  ['cart.js', ['entry.js', 'quote.js']],
  ['quote.js', ['sale.js']],
  ['dialog.js', ['modal.js', 'sale.js', 'entry.js']],
]);

describe('filesToPreload', () => {
  it('leaves out what the chunk imports itself, at any distance', () => {
    const needed = ['dialog.js', 'modal.js', 'sale.js', 'entry.js'];
    expect(filesToPreload('dialog.js', needed, 'cart.js', imports)).toEqual(['dialog.js', 'modal.js']);
  });
  it('names nothing when only the file itself is missing, which is imported at once', () => {
    expect(filesToPreload('list.js', ['list.js', 'sale.js'], 'cart.js', imports)).toEqual([]);
  });
  it('names one other file that is missing', () => {
    expect(filesToPreload('sale.js', ['sale.js', 'modal.js'], 'cart.js', imports)).toEqual(['modal.js']);
  });
});
