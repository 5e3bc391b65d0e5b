import { COLUMNS_MAX, ROW_CHARACTERS_MAX } from './row-limits.ts';

/** A record and the line it starts on. `isCutOff`: its last quote is never closed. `isTooLong`: its cells were not kept. */
export type CsvRecord = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly isCutOff: boolean;
  readonly isTooLong: boolean;
};

/**
 * Parses CSV per RFC 4180: quotes, doubled quotes, line breaks inside quotes; LF or CRLF, with or without a BOM. A first
 * line without a comma may separate its cells, and all others, by semicolons or tabs, as spreadsheets of many countries do.
 */
export async function* parseCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  let head = '';
  let parser: ReturnType<typeof createParser> | undefined;
  for await (const chunk of chunks) {
    if (parser) yield* parser.read(chunk);
    else {
      head += chunk;
      const separator = separatorOf(head, head.length > HEAD_CHARACTERS_MAX);
      if (separator === undefined) continue;
      parser = createParser(separator);
      yield* parser.read(head);
    }
  }
  if (!parser) {
    parser = createParser(separatorOf(head, true) ?? ',');
    yield* parser.read(head);
  }
  yield* parser.end();
}

const HEAD_CHARACTERS_MAX = 100_000;

/** What separates the cells of the first line; undefined while more of it may come. */
function separatorOf(head: string, isWhole: boolean): string | undefined {
  let isQuoted = false;
  let other: string | undefined;
  for (const sign of head) {
    if (sign === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (sign === ',') return ',';
    else if (sign === '\n') return other ?? ',';
    else if (sign === ';' || sign === '\t') other ??= sign;
  }
  return isWhole ? (other ?? ',') : undefined;
}

/** What ends a run of plain characters. */
const signsOf = (separator: string): RegExp => new RegExp(`["\r\n${separator}]`, 'g');

function createParser(separator: string) {
  const signs = signsOf(separator);
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  /** The last character was a quote inside quotes: it closes them, unless another quote follows. */
  let wasQuote = false;
  let line = 1;
  let startedAt = 1;
  let isFirst = true;
  let length = 0;
  let columns = 1;

  const isTooLong = (): boolean => length > ROW_CHARACTERS_MAX || columns > COLUMNS_MAX;

  /** Adds a run of characters: one at a time would take many times their memory. */
  function add(run: string): void {
    length += run.length;
    if (!isTooLong()) cell += run;
  }

  function endCell(): void {
    columns += 1;
    if (!isTooLong()) cells.push(cell);
    cell = '';
    wasQuote = false;
  }

  function endRecord(): CsvRecord[] {
    const last = cell.endsWith('\r') && !wasQuote && !isQuoted ? cell.slice(0, -1) : cell;
    const isLong = isTooLong();
    const record = { line: startedAt, cells: isLong ? [] : [...cells, last], isCutOff: isQuoted, isTooLong: isLong };
    cells = [];
    cell = '';
    length = 0;
    columns = 1;
    wasQuote = false;
    startedAt = line;
    const isBlank = record.cells.length === 1 && last === '' && !isQuoted;
    return isBlank ? [] : [record];
  }

  /** Reads up to the next character that means something; returns where to go on. */
  function readQuoted(text: string, from: number): number {
    const at = text.indexOf('"', from);
    const end = at < 0 ? text.length : at;
    const run = text.slice(from, end);
    for (let lf = run.indexOf('\n'); lf >= 0; lf = run.indexOf('\n', lf + 1)) line += 1;
    add(run);
    if (at < 0) return end;
    isQuoted = false;
    wasQuote = true;
    return at + 1;
  }

  function* readPlain(text: string, from: number): Generator<CsvRecord, number> {
    signs.lastIndex = from;
    const at = signs.exec(text)?.index ?? text.length;
    add(text.slice(from, at));
    const sign = text[at];
    if (sign === '\n') {
      line += 1;
      yield* endRecord();
    } else if (sign === separator) endCell();
    else if (sign === '"' && (cell === '' || wasQuote)) {
      if (wasQuote) add('"');
      isQuoted = true;
      wasQuote = false;
    } else if (sign !== undefined && !(wasQuote && sign === '\r')) add(sign);
    return at + 1;
  }

  return {
    *read(chunk: string): Generator<CsvRecord> {
      const text = isFirst ? chunk.replace(/^\uFEFF/, '') : chunk;
      isFirst &&= chunk === '';
      for (let at = 0; at < text.length; ) at = isQuoted ? readQuoted(text, at) : yield* readPlain(text, at);
    },
    *end(): Generator<CsvRecord> {
      if (cell !== '' || columns > 1 || isQuoted || length > 0) yield* endRecord();
    },
  };
}
