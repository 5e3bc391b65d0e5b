import { describe, expect, it } from 'vitest';
import { lineCode, lineName, nameOfLine, variantOfLine } from './line-variant.ts';

const variant = (id: string, name: string, images: readonly { url: string; alt: string }[] = []) => ({
  ...{ id, name, images, code: `STS-470N-${id}`, gtin: '', qty: 1, hasStockOnHand: true },
});
const picture = (url: string) => ({ url, alt: '' });

describe('what an order keeps of a variant', () => {
  const toaster = {
    variants: [variant('n1', 'Sand', [picture('/sand.svg')]), variant('e2', 'Eucalypt', [picture('/eucalypt.svg')])],
    images: [picture('/toaster.svg')],
  };

  it('is the one that was chosen, with its own picture [C-7-23]', () => {
    expect(variantOfLine(toaster, 'e2')).toEqual({
      variant: { id: 'e2', code: 'STS-470N-e2', name: 'Eucalypt' },
      imageUrl: '/eucalypt.svg',
    });
  });

  it('has the picture of the product if it has none, and never that of another variant', () => {
    const { images } = toaster;
    const variants = [variant('n1', 'Sand', [picture('/sand.svg')]), variant('e2', 'Eucalypt')];
    expect(variantOfLine({ variants, images }, 'e2')?.imageUrl).toBe('/toaster.svg');
    expect(variantOfLine({ variants, images: [] }, 'e2')?.imageUrl).toBeNull();
  });

  it('has no name where there is nothing to choose, and is nothing where it is gone', () => {
    const only = { variants: [variant('v1', '')], images: [] };
    expect(variantOfLine(only, 'v1')?.variant).toEqual({ id: 'v1', code: 'STS-470N-v1', name: null });
    expect(variantOfLine(only, 'v2')).toBeUndefined();
  });
});

describe('a line of an order', () => {
  const line = { id: '1', name: 'Serif toaster', sku: 'STS-470N' };
  const chosen = { ...line, variant: { id: 'e2', code: 'STS-470N-E2', name: 'Eucalypt' } };

  it('is called by its name and its variant, and has the code of that [C-7-23]', () => {
    expect([lineName(chosen), lineCode(chosen)]).toEqual(['Serif toaster, Eucalypt', 'STS-470N-E2']);
    expect(nameOfLine([chosen], '1')).toBe('Serif toaster, Eucalypt');
    expect(nameOfLine([chosen], '2')).toBe('');
  });

  it('of a single variant is called as before, with the code of the variant', () => {
    const single = { ...line, variant: { id: 'v1', code: 'STS-470N-V1', name: null } };
    expect([lineName(single), lineCode(single)]).toEqual(['Serif toaster', 'STS-470N-V1']);
  });

  it('whose variant nobody knows any more has the code of the product', () => {
    expect([lineName(line), lineCode(line)]).toEqual(['Serif toaster', 'STS-470N']);
  });
});
