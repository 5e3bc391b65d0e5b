/** A record and the line it starts on. `isCutOff`: its last quote is never closed. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[]; readonly isCutOff: boolean };

/** Parses CSV per RFC 4180: quotes, doubled quotes, line breaks inside quotes; LF or CRLF, with or without a BOM. */
export async function* parseCsv(chunks: AsyncIterable<string>): AsyncGenerator<CsvRecord> {
  const parser = createParser();
  for await (const chunk of chunks) yield* parser.read(chunk);
  yield* parser.end();
}

function createParser() {
  let cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  /** The last character was a quote inside quotes: it closes them, unless another quote follows. */
  let wasQuote = false;
  let line = 1;
  let startedAt = 1;
  let isFirst = true;

  function endRecord(): CsvRecord[] {
    const last = cell.endsWith('\r') && !wasQuote && !isQuoted ? cell.slice(0, -1) : cell;
    const record = { line: startedAt, cells: [...cells, last], isCutOff: isQuoted };
    cells = [];
    cell = '';
    wasQuote = false;
    startedAt = line;
    const isBlank = record.cells.length === 1 && last === '' && !isQuoted;
    return isBlank ? [] : [record];
  }

  function readQuoted(character: string): void {
    if (character === '"') {
      isQuoted = false;
      wasQuote = true;
    } else cell += character;
  }

  function readPlain(character: string): void {
    if (character === '"' && (cell === '' || wasQuote)) {
      if (wasQuote) cell += '"';
      isQuoted = true;
      wasQuote = false;
    } else if (character === ',') {
      cells.push(cell);
      cell = '';
      wasQuote = false;
    } else if (!(wasQuote && character === '\r')) cell += character;
  }

  return {
    *read(chunk: string): Generator<CsvRecord> {
      const text = isFirst ? chunk.replace(/^\uFEFF/, '') : chunk;
      isFirst &&= chunk === '';
      for (const character of text) {
        if (character === '\n') line += 1;
        if (isQuoted) readQuoted(character);
        else if (character === '\n') yield* endRecord();
        else readPlain(character);
      }
    },
    *end(): Generator<CsvRecord> {
      if (cell !== '' || cells.length > 0 || isQuoted) yield* endRecord();
    },
  };
}
