import { describe, expect, it } from 'vitest';
import type { RawRow } from './read-rows.ts';
import { readFieldNames, renameFields } from './rename-fields.ts';

const rename = async (row: RawRow, names: string) => {
  const source = (async function* () {
    yield row;
  })();
  for await (const renamed of renameFields(source, readFieldNames(names))) return renamed;
  throw new Error('no row');
};

describe('fields of a file with other names', () => {
  it('get the names that the shop knows, or are left out', async () => {
    const cells = new Map([
      ['Art. no.', 'K1'],
      ['Stock', '5'],
      ['price', '9'],
    ]);
    expect(await rename({ line: 2, format: 'csv', cells }, 'Art. no.=sku, Stock=')).toEqual({
      ...{ line: 2, format: 'csv' },
      cells: new Map([
        ['sku', 'K1'],
        ['price', '9'],
      ]),
    });
    expect(await rename({ line: 1, format: 'json', value: { Art: 'K1' } }, 'Art=sku')).toMatchObject({
      value: { sku: 'K1' },
    });
  });

  it('are refused where two of them get one name', async () => {
    const value = { Article: 'K1', sku: 'K2' };
    expect(await rename({ line: 3, format: 'json', value }, 'Article=sku')).toEqual({
      ...{ line: 3, format: 'unreadable' },
      reason: "has the field 'sku' twice with these names",
    });
  });

  it.each(['', 'sku', '=sku', 'a=b,c'])('are not understood as %j', (text) => {
    expect(readFieldNames(text)).toBeUndefined();
  });
});
