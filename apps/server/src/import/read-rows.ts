import { extname } from 'node:path';
import type { Fields } from './import-kind.ts';
import { parseCsv } from './parse-csv.ts';
import { hasUnkept, readJson, UNKEPT } from './read-json.ts';
import { isFields } from './row-key.ts';
import { LIST_CHARACTERS_MAX, TOO_LONG } from './row-limits.ts';
import { splitLines } from './split-lines.ts';
import { readDefused } from './to-csv.ts';

/** A row before validation. */
export type ReadRow =
  | { readonly line: number; readonly format: 'json'; readonly value: unknown; readonly given?: Fields }
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
  let decoder: InstanceType<typeof TextDecoder> | undefined;
  let bytes = 0;
  for await (const chunk of source) {
    decoder ??= new TextDecoder(encodingOf(chunk), { ignoreBOM: true });
    yield decoder.decode(chunk, { stream: true });
    bytes += chunk.length;
    onBytes(bytes);
  }
  if (decoder) yield decoder.decode();
}

/** UTF-8, unless its first two bytes say that it is UTF-16, which spreadsheets call Unicode text. */
function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
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
    const read = columns ? undefined : cells.map((column) => column.trim());
    const problem = isTooLong ? TOO_LONG : isCutOff ? CUT_OFF : read && headProblem(read);
    isHeadless = problem !== undefined && !columns;
    if (problem !== undefined) yield { line, format: 'unreadable', reason: problem };
    else if (!columns) columns = read;
    // a spreadsheet writes an empty row as separators alone
    else if (cells.some((cell) => cell !== '')) yield toRow(line, columns, cells);
  }
}

const CUT_OFF = 'has a quote that is never closed';

/** Why the first line names no columns. Columns without a name may be many: a spreadsheet has them at its end. */
function headProblem(columns: readonly string[]): string | undefined {
  if (columns.some((column) => column.includes('\r'))) return 'ends its lines with CR alone: save it with LF or CRLF';
  const twice = columns.find((column, at) => column !== '' && columns.indexOf(column) < at);
  return twice === undefined ? textProblem(columns) : `names the column '${twice}' twice`;
}

function textProblem(cells: readonly string[]): string | undefined {
  if (cells.some((cell) => cell.includes(BROKEN))) return NOT_UTF8;
  return cells.some(hasUnkept) ? UNKEPT : undefined;
}

function toRow(line: number, columns: readonly string[], cells: readonly string[]): RawRow {
  if (cells.length !== columns.length) {
    return { line, format: 'unreadable', reason: `has ${cells.length} cells, the first line has ${columns.length}` };
  }
  const problem = textProblem(cells);
  if (problem !== undefined) return { line, format: 'unreadable', reason: problem };
  const named = columns.map((column, index) => [column, readDefused(cells[index] ?? '')] as const);
  return { line, format: 'csv', cells: new Map(named.filter(([column, cell]) => column !== '' || cell !== '')) };
}
