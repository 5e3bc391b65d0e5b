import { expect, it } from 'vitest';
import { FacetColumn } from './facet-column.ts';

const DOCUMENTS = 100;

it('keeps the documents with a value, and follows what is written', () => {
  const column = new FacetColumn();
  for (let document = 0; document < DOCUMENTS; document += 1) column.write(document, [document % 2 ? 'odd' : 'even']);
  const odd = column.withValue('ODD', DOCUMENTS);
  expect(odd.size()).toBe(DOCUMENTS / 2);
  expect(column.withValue('odd', DOCUMENTS)).toBe(odd);
  column.write(0, ['odd']);
  expect(odd.has(0)).toBe(true);
});

it('keeps nothing for values that nothing has, which anyone may make up, and finds them once something has', () => {
  const column = new FacetColumn();
  column.write(0, ['acme']);
  const none = column.withValue('nordholm', DOCUMENTS);
  expect(none.size()).toBe(0);
  expect(column.withValue('nordholm', DOCUMENTS)).not.toBe(none);
  column.write(1, ['nordholm']);
  expect([...column.withValue('nordholm', DOCUMENTS)]).toEqual([1]);
});
