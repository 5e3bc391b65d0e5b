import type { ProductSummary } from '@wattle/domain/catalogue';
import { describe, expect, it } from 'vitest';
import { findSuccessors } from './find-successors.ts';
import { sampleSummary } from './sample-summary.ts';

const sold = (id: string) => sampleSummary({ id });
const gone = (id: string, replacedBy?: string) =>
  sampleSummary({ id, state: 'discontinued', ...(replacedBy !== undefined && { replacedBy }) });

/** Loads from these products, and says what it was asked for. */
function shopOf(...products: readonly ProductSummary[]) {
  const asked: (readonly string[])[] = [];
  const load = async (ids: readonly string[]) => {
    asked.push(ids);
    return new Map(products.filter(({ id }) => ids.includes(id)).map((one) => [one.id, one]));
  };
  return { asked, load };
}

const namesOf = (found: ReadonlyMap<string, ProductSummary>) => [...found].map(([id, one]) => [id, one.id]);

describe('findSuccessors', () => {
  it('loads those of a whole list at once, each one once', async () => {
    const { asked, load } = shopOf(sold('new'), sold('other'));
    const found = await findSuccessors([gone('a', 'new'), gone('b', 'new'), gone('c', 'other'), gone('d')], load);
    expect(namesOf(found)).toEqual([
      ['a', 'new'],
      ['b', 'new'],
      ['c', 'other'],
    ]);
    expect(asked).toEqual([['new', 'other']]);
  });

  it('goes on to what replaced the successor', async () => {
    const { load } = shopOf(gone('second', 'third'), sold('third'));
    expect(namesOf(await findSuccessors([gone('first', 'second')], load))).toEqual([['first', 'third']]);
  });

  it('finds nothing where nothing can be had, whatever leads to what', async () => {
    const { asked, load } = shopOf(gone('a', 'b'), gone('b', 'a'), gone('end'));
    expect((await findSuccessors([gone('a', 'b'), gone('c', 'end'), gone('d', 'unknown')], load)).size).toBe(0);
    expect(asked.length).toBeLessThan(5);
    expect((await findSuccessors([gone('e')], shopOf().load)).size).toBe(0);
  });
});
