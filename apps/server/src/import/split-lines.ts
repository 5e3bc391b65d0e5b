export type TextLine = { readonly line: number; readonly text: string };

/** Splits at LF or CRLF only: JSON strings may contain other line separators. */
export async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<TextLine> {
  let rest = '';
  let line = 0;
  for await (const chunk of chunks) {
    const parts = (rest + chunk).split('\n');
    rest = parts.pop() ?? '';
    for (const part of parts) {
      line += 1;
      yield { line, text: clean(part, line) };
    }
  }
  if (rest !== '') yield { line: line + 1, text: clean(rest, line + 1) };
}

function clean(text: string, line: number): string {
  const ended = text.endsWith('\r') ? text.slice(0, -1) : text;
  return line === 1 ? ended.replace(/^\uFEFF/, '') : ended;
}
