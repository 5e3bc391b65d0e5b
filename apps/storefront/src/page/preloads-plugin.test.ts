import { describe, expect, it } from 'vitest';
import { type BuiltFile, filesToPreload } from '../../preloads-plugin.ts';

const file = (imports: readonly string[], hasStyles = false): BuiltFile => ({ imports, hasStyles });
const files = new Map([
  ['cart.js', file(['entry.js', 'quote.js'])],
  ['quote.js', file(['sale.js'], true)],
  ['dialog.js', file(['modal.js', 'sale.js', 'entry.js'], true)],
  ['list.js', file(['sale.js'])],
  ['form.js', file(['sale.js'], true)],
]);

describe('filesToPreload', () => {
  it('leaves out what the chunk imports itself, at any distance', () => {
    const needed = ['dialog.js', 'modal.js', 'sale.js', 'entry.js'];
    expect(filesToPreload('dialog.js', needed, 'cart.js', files)).toEqual(['dialog.js', 'modal.js']);
  });
  it('names nothing when only the file itself is missing, which is imported at once', () => {
    expect(filesToPreload('list.js', ['list.js', 'sale.js'], 'cart.js', files)).toEqual([]);
  });
  it('names the file itself when it is imported only after its stylesheet', () => {
    expect(filesToPreload('form.js', ['form.js', 'sale.js'], 'cart.js', files)).toEqual(['form.js']);
  });
  it('names one other file that is missing', () => {
    expect(filesToPreload('sale.js', ['sale.js', 'modal.js'], 'cart.js', files)).toEqual(['modal.js']);
  });
});
