import { describe, expect, it } from 'vitest';
import { parseCsv } from './parse-csv.ts';

async function* chunked(text: string, size: number): AsyncGenerator<string> {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

async function parse(text: string, size = text.length || 1): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const { cells } of parseCsv(chunked(text, size))) rows.push([...cells]);
  return rows;
}

describe('parseCsv', () => {
  it.each([
    [
      'plain cells',
      'a,b\n1,2\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'no last line end',
      'a,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CRLF',
      'a,b\r\n1,2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'CRLF after quotes',
      '"a","b"\r\n"1","2"\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a BOM',
      '\uFEFFa,b\n1,2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'semicolons',
      'a;"b;c"\n1,5;2',
      [
        ['a', 'b;c'],
        ['1,5', '2'],
      ],
    ],
    [
      'tabs',
      'a\tb\n1\t2;3',
      [
        ['a', 'b'],
        ['1', '2;3'],
      ],
    ],
    [
      'a semicolon beside commas',
      'a;x,b\n1,2',
      [
        ['a;x', 'b'],
        ['1', '2'],
      ],
    ],
    ['a BOM before quotes', '\uFEFF"a",b', [['a', 'b']]],
    ['commas in quotes', '"a,b",c', [['a,b', 'c']]],
    ['doubled quotes', '"say ""hi""",x', [['say "hi"', 'x']]],
    ['quotes only', '"""",""', [['"', '']]],
    [
      'line ends in quotes',
      '"a\nb","c\r\nd"\n1,2',
      [
        ['a\nb', 'c\r\nd'],
        ['1', '2'],
      ],
    ],
    ['quotes in the middle of a cell as they are', '5" pipe,6', [['5" pipe', '6']]],
    [
      'empty cells',
      ',,\na,,',
      [
        ['', '', ''],
        ['a', '', ''],
      ],
    ],
    ['an empty last cell', 'a,\n', [['a', '']]],
    [
      'empty lines, which say nothing',
      'a,b\n\n\r\n1,2\n\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['a carriage return inside a cell', 'a\rb,c', [['a\rb', 'c']]],
    ['letters beyond ASCII', 'é,🙂\n', [['é', '🙂']]],
    ['nothing', '', []],
  ])('reads %s', async (_, text, expected) => {
    expect(await parse(text)).toEqual(expected);
    // wherever the chunks are cut
    for (const size of [1, 2, 3]) expect(await parse(text, size)).toEqual(expected);
  });

  it('names the line a record begins on', async () => {
    const lines: number[] = [];
    for await (const { line } of parseCsv(chunked('a\n"b\nb\nb"\n\nc\n', 2))) lines.push(line);
    expect(lines).toEqual([1, 2, 6]);
  });

  it('says when a quote is never closed', async () => {
    const seen: [number, boolean][] = [];
    for await (const { line, isCutOff } of parseCsv(chunked('a,b\n1,"2\n3,4\n', 3))) seen.push([line, isCutOff]);
    expect(seen).toEqual([
      [1, false],
      [2, true],
    ]);
  });

  it.each([
    ['a cell that is longer than a row may be', () => `"${'x,\n'.repeat(30_000)}`, 100],
    ['more columns than a record can have', () => 'x,'.repeat(100_000), 1],
  ])('does not keep %s, and goes on after it', async (_, piece, times) => {
    async function* source() {
      yield 'a,b\n';
      for (let at = 0; at < times; at += 1) yield at === 0 ? piece() : piece().replace('"', '');
      yield piece().startsWith('"') ? '"\n1,2' : '\n1,2';
    }
    const records = [];
    for await (const { cells, isTooLong } of parseCsv(source())) records.push([cells, isTooLong]);
    expect(records).toEqual([
      [['a', 'b'], false],
      [[], true],
      [['1', '2'], false],
    ]);
  });
});
