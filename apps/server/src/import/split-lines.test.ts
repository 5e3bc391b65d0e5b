import { describe, expect, it } from 'vitest';
import { splitLines } from './split-lines.ts';

async function split(...chunks: string[]): Promise<[number, string][]> {
  const lines: [number, string][] = [];
  async function* source() {
    yield* chunks;
  }
  for await (const { line, text } of splitLines(source())) lines.push([line, text]);
  return lines;
}

describe('splitLines', () => {
  it('joins what was cut between pieces', async () => {
    expect(await split('on', 'e\ntw', 'o\r', '\nthree')).toEqual([
      [1, 'one'],
      [2, 'two'],
      [3, 'three'],
    ]);
  });

  it('takes a BOM off the first line only', async () => {
    expect(await split('\uFEFFa\n\uFEFFb\n')).toEqual([
      [1, 'a'],
      [2, '\uFEFFb'],
    ]);
  });

  it('does not keep a line that is longer than a row may be, and goes on after it', async () => {
    async function* source() {
      yield 'a\n';
      for (let at = 0; at < 90; at += 1) yield 'x'.repeat(100_000);
      yield '\nb';
    }
    const lines = [];
    for await (const { text, isTooLong } of splitLines(source())) lines.push([text, isTooLong]);
    expect(lines).toEqual([
      ['a', false],
      ['', true],
      ['b', false],
    ]);
  });

  it('keeps the line separators that JSON allows inside strings', async () => {
    expect(await split('"a\u2028b\u2029c"\n')).toEqual([[1, '"a\u2028b\u2029c"']]);
  });
});
