import { describe, expect, it } from 'vitest';
import { type RawRow, readRows } from './read-rows.ts';

async function readCsv(bytes: Uint8Array, size = bytes.length): Promise<RawRow[]> {
  const chunks = async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
  };
  const rows: RawRow[] = [];
  for await (const one of readRows('csv', chunks())) rows.push(one);
  return rows;
}
const read = (text: string): Promise<RawRow[]> => readCsv(Buffer.from(text));
const row = (line: number, cells: Record<string, string>): RawRow => ({
  ...{ line, format: 'csv' },
  cells: new Map(Object.entries(cells)),
});

describe('rows of CSV', () => {
  it.each(['utf-8', 'utf-16le'] as const)('are read from %s with its mark', async (encoding) => {
    const bytes = Buffer.from('\uFEFFsku\tname\nK1\tKüche, groß\n', encoding);
    expect(await readCsv(bytes)).toEqual([row(2, { sku: 'K1', name: 'Küche, groß' })]);
    expect(await readCsv(bytes, 7)).toEqual([row(2, { sku: 'K1', name: 'Küche, groß' })]);
  });

  it('leave out columns without a name that say nothing, and rows of separators alone', async () => {
    expect(await read('sku,name,,\nK1,Kettle,,\n,,,\n')).toEqual([row(2, { sku: 'K1', name: 'Kettle' })]);
  });

  it.each([
    ['a column twice', 'sku,name, name\nK1,a,b\n', "names the column 'name' twice"],
    ['lines that end with CR alone', 'sku,name\rK1,a\r', 'ends its lines with CR alone: save it with LF or CRLF'],
    ['a first line in another encoding', Buffer.from('sku,Größe\nK1,a\n', 'latin1'), 'characters that are not UTF-8'],
    ['NUL in the first line', 's\0ku,name\nK1,a\n', 'has a character that cannot be stored'],
  ])('are refused once for %s', async (_, text, reason) => {
    const rows = await readCsv(Buffer.from(text));
    expect(rows).toEqual([{ line: 1, format: 'unreadable', reason: expect.stringContaining(reason) }]);
  });

  it('refuse the row with NUL alone', async () => {
    const rows = await read('sku,name\nK1,a\0\nK2,b\n');
    expect(rows).toMatchObject([{ line: 2, format: 'unreadable' }, row(3, { sku: 'K2', name: 'b' })]);
  });
});
