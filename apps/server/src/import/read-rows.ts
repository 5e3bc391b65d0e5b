import { createReadStream } from 'node:fs';
import { extname } from 'node:path';
import { parseCsv } from './parse-csv.ts';
import { splitLines } from './split-lines.ts';

/** A row of a file, before anybody has looked at what it says. */
export type RawRow =
  | { readonly line: number; readonly format: 'json'; readonly value: unknown }
  | { readonly line: number; readonly format: 'csv'; readonly cells: ReadonlyMap<string, string> }
  | { readonly line: number; readonly format: 'unreadable'; readonly reason: string };

const FORMATS: Readonly<Record<string, (chunks: AsyncIterable<string>) => AsyncGenerator<RawRow>>> = {
  '.jsonl': readJsonLines,
  '.ndjson': readJsonLines,
  '.csv': readCsv,
};

export const isReadable = (file: string): boolean => extname(file).toLowerCase() in FORMATS;

/** Reads a file row by row, JSON Lines or CSV by its ending; `onBytes` hears how far it is. */
export function readRows(file: string, onBytes: (bytes: number) => void = () => {}): AsyncGenerator<RawRow> {
  const read = FORMATS[extname(file).toLowerCase()];
  if (!read) throw new Error(`${file}: the file's name must end in .jsonl, .ndjson or .csv`);
  return read(readText(file, onBytes));
}

async function* readText(file: string, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let bytes = 0;
  for await (const chunk of createReadStream(file)) {
    yield decoder.decode(chunk, { stream: true });
    bytes += chunk.length;
    onBytes(bytes);
  }
  yield decoder.decode();
}

/** The decoder's mark for bytes that are not UTF-8. */
const BROKEN = '\uFFFD';
const NOT_UTF8 = 'has characters that are not UTF-8';

async function* readJsonLines(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
  for await (const { line, text } of splitLines(chunks)) {
    if (text.trim() !== '') yield parseLine(line, text);
  }
}

function parseLine(line: number, text: string): RawRow {
  if (text.includes(BROKEN)) return { line, format: 'unreadable', reason: NOT_UTF8 };
  try {
    return { line, format: 'json', value: JSON.parse(text) };
  } catch {
    return { line, format: 'unreadable', reason: 'is not JSON' };
  }
}

async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
  let columns: readonly string[] | undefined;
  for await (const { line, cells, isCutOff } of parseCsv(chunks)) {
    if (isCutOff) yield { line, format: 'unreadable', reason: 'has a quote that is never closed' };
    else if (columns) yield toRow(line, columns, cells);
    else columns = cells.map((column) => column.trim());
  }
}

function toRow(line: number, columns: readonly string[], cells: readonly string[]): RawRow {
  if (cells.length !== columns.length) {
    return { line, format: 'unreadable', reason: `has ${cells.length} cells, the first line has ${columns.length}` };
  }
  if (cells.some((cell) => cell.includes(BROKEN))) return { line, format: 'unreadable', reason: NOT_UTF8 };
  return { line, format: 'csv', cells: new Map(columns.map((column, index) => [column, cells[index] ?? ''])) };
}
