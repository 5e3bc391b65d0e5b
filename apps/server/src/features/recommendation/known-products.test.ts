import type { ProductDocument } from '@wattle/domain/search';
import { describe, expect, it } from 'vitest';
import { createKnownProducts } from './known-products.ts';

const document = (id: string, isVisible = true) =>
  ({ id, family: { code: 'f' }, visibleIn: { index: isVisible } }) as ProductDocument;

describe('createKnownProducts', () => {
  let revision = 0;
  const documents = [document('a'), document('hidden', false)];
  const known = createKnownProducts({
    find: (id) => documents.find((one) => one.id === id),
    documents: () => documents,
    revision: () => revision,
  });

  it('has what may be met in the shop', () => {
    expect(known.list().map(({ id }) => id)).toEqual(['a']);
    expect(known.find('a')).toBe(documents[0]);
    expect(known.find('hidden')).toBeUndefined();
    expect(known.find('unheard-of')).toBeUndefined();
  });

  it('gives the same list until more than stock has changed', () => {
    const before = known.list();
    expect(known.list()).toBe(before);
    documents.push(document('b'));
    revision += 1;
    expect(known.list().map(({ id }) => id)).toEqual(['a', 'b']);
  });
});
