import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asLasting, jsonOf } from './json-of.ts';

describe('jsonOf', () => {
  it('writes what JSON.stringify writes, whatever the value', () => {
    fc.assert(
      fc.property(fc.anything(), fc.array(fc.object()), (value, list) => {
        const answer = { value, list: list.map((item) => asLasting(item)), mixed: [...list, value], none: undefined };
        // a second time from the pieces of the first
        for (const each of [value, answer, answer]) expect(jsonOf(each)).toBe(JSON.stringify(each));
      }),
    );
  });

  it('writes a lasting value once', () => {
    let written = 0;
    const card = asLasting({
      toJSON() {
        written += 1;
        return { id: 'p-1' };
      },
    });
    expect(jsonOf({ total: 1, products: [card] })).toBe('{"total":1,"products":[{"id":"p-1"}]}');
    expect(jsonOf({ products: [card, card] })).toBe('{"products":[{"id":"p-1"},{"id":"p-1"}]}');
    expect(jsonOf({ total: 2, product: card })).toBe('{"total":2,"product":{"id":"p-1"}}');
    expect(written).toBe(1);
  });
});
