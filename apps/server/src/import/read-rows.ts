import { extname } from 'node:path';
import { parseCsv } from './parse-csv.ts';
import { readJson } from './read-json.ts';
import { isFields } from './row-key.ts';
import { LIST_CHARACTERS_MAX, TOO_LONG } from './row-limits.ts';
import { splitLines } from './split-lines.ts';

/** A row before validation. */
export type ReadRow =
  | { readonly line: number; readonly format: 'json'; readonly value: unknown }
  | { readonly line: number; readonly format: 'unreadable'; readonly reason: string };
/** A row of a file; cells of CSV are still text. */
export type RawRow =
  | ReadRow
  | { readonly line: number; readonly format: 'csv'; readonly cells: ReadonlyMap<string, string> };
export type Rows = AsyncIterable<RawRow> | Iterable<RawRow>;

export const ROW_FORMATS = ['jsonl', 'json', 'csv'] as const;
export type RowFormat = (typeof ROW_FORMATS)[number];

const READERS: Readonly<Record<RowFormat, (chunks: AsyncIterable<string>) => AsyncGenerator<RawRow>>> = {
  jsonl: readJsonLines,
  json: readJsonList,
  csv: readCsv,
};

/** The format that a file's name says. */
export function formatOf(file: string): RowFormat | undefined {
  const ending = extname(file).slice(1).toLowerCase();
  return ending === 'ndjson' ? 'jsonl' : ROW_FORMATS.find((format) => format === ending);
}

/** Reads text row by row. `onBytes` reports progress. */
export const readRows = (
  format: RowFormat,
  chunks: AsyncIterable<Uint8Array>,
  onBytes: (bytes: number) => void = () => {},
): AsyncGenerator<RawRow> => READERS[format](readText(chunks, onBytes));

async function* readText(source: AsyncIterable<Uint8Array>, onBytes: (bytes: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let bytes = 0;
  for await (const chunk of source) {
    yield decoder.decode(chunk, { stream: true });
    bytes += chunk.length;
    onBytes(bytes);
  }
  yield decoder.decode();
}

/** One JSON list of rows, or a single row; a row's line is its number in the list. */
async function* readJsonList(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
  let text = '';
  let length = 0;
  for await (const chunk of chunks) {
    length += chunk.length;
    text = length > LIST_CHARACTERS_MAX ? '' : text + chunk;
  }
  if (length > LIST_CHARACTERS_MAX) yield { line: 1, format: 'unreadable', reason: LONG_LIST };
  if (text.trim() === '') return;
  const read = parseLine(1, text.replace(/^\uFEFF/, ''));
  if (read.format !== 'json') yield read;
  else if (isFields(read.value)) yield read;
  else if (!Array.isArray(read.value)) yield { line: 1, format: 'unreadable', reason: 'is not a JSON list of rows' };
  else yield* read.value.map((value, index): RawRow => ({ line: index + 1, format: 'json', value }));
}

/** Unicode replacement character, for bytes that are not UTF-8. */
const BROKEN = '\uFFFD';
const NOT_UTF8 = 'has characters that are not UTF-8';
const LONG_LIST = `is longer than ${LIST_CHARACTERS_MAX / 1e6} million characters: write one row a line (jsonl)`;

async function* readJsonLines(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
  for await (const { line, text, isTooLong } of splitLines(chunks)) {
    if (isTooLong) yield { line, format: 'unreadable', reason: TOO_LONG };
    else if (text.trim() !== '') yield parseLine(line, text);
  }
}

function parseLine(line: number, text: string): RawRow {
  if (text.includes(BROKEN)) return { line, format: 'unreadable', reason: NOT_UTF8 };
  const read = readJson(text);
  return 'problem' in read
    ? { line, format: 'unreadable', reason: read.problem }
    : { line, format: 'json', value: read.value };
}

async function* readCsv(chunks: AsyncIterable<string>): AsyncGenerator<RawRow> {
  let columns: readonly string[] | undefined;
  let isHeadless = false;
  for await (const { line, cells, isCutOff, isTooLong } of parseCsv(chunks)) {
    // without its columns nothing can be read, but it is read to the end: who sends it gets an answer
    if (isHeadless) continue;
    isHeadless = isTooLong && !columns;
    if (isTooLong) yield { line, format: 'unreadable', reason: TOO_LONG };
    else if (isCutOff) yield { line, format: 'unreadable', reason: 'has a quote that is never closed' };
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
