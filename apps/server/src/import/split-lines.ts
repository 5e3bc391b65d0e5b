import { ROW_CHARACTERS_MAX } from './row-limits.ts';

/** `isTooLong`: its text was not kept. */
export type TextLine = { readonly line: number; readonly text: string; readonly isTooLong: boolean };

/** Splits at LF or CRLF only: JSON strings may contain other line separators. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<TextLine> {
  let pieces: string[] = [];
  let length = 0;
  let line = 0;
  const keep = (piece: string): void => {
    length += piece.length;
    if (length <= ROW_CHARACTERS_MAX) pieces.push(piece);
    else pieces = [];
  };
  const end = (): TextLine => {
    const isTooLong = length > ROW_CHARACTERS_MAX;
    const text = isTooLong ? '' : pieces.join('');
    pieces = [];
    length = 0;
    line += 1;
    return { line, text: clean(text, line), isTooLong };
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let at = chunk.indexOf('\n'); at >= 0; at = chunk.indexOf('\n', from)) {
      keep(chunk.slice(from, at));
      yield end();
      from = at + 1;
    }
    keep(chunk.slice(from));
  }
  if (length > 0) yield end();
}

function clean(text: string, line: number): string {
  const ended = text.endsWith('\r') ? text.slice(0, -1) : text;
  return line === 1 ? ended.replace(/^\uFEFF/, '') : ended;
}
