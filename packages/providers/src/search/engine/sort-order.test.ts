import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SortOrder } from './sort-order.ts';

const always = () => true;
/** Of a later document, an earlier id. */
const idOf = (document: number): string => String(99 - document);

describe('SortOrder', () => {
  it('sorts by one criterion after another, then by id; nothing comes last', () => {
    const order = new SortOrder(['desc(stock)', 'asc(name)'], idOf);
    const records = [
      { stock: true, name: 'Zebra' },
      { stock: false, name: 'ant' },
      { stock: true, name: 'Éclair' },
      { name: 'Ant' },
      { stock: true, name: 'zebra' },
    ];
    for (const [i, record] of records.entries()) order.write(i, { objectID: idOf(i), ...record });
    expect([...order.all(always)]).toEqual([2, 4, 0, 1, 3]);
    expect([...order.ranks(always)]).toEqual([2, 3, 0, 4, 1]);
  });

  it('stays sorted while documents come, change and go', () => {
    const step = fc.tuple(fc.nat(15), fc.option(fc.nat(20), { nil: null }), fc.boolean());
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const order = new SortOrder(['asc(price)'], idOf);
        const prices = new Map<number, number>();
        for (const [document, price, isRead] of steps) {
          if (price === null) {
            prices.delete(document);
            order.remove(document);
          } else {
            prices.set(document, price);
            order.write(document, { objectID: idOf(document), price });
          }
          if (!isRead) continue;
          const expected = [...prices].sort(([a, x], [b, y]) => x - y || b - a).map(([id]) => id);
          expect([...order.all((id) => prices.has(id))]).toEqual(expected);
        }
      }),
    );
  });
});
