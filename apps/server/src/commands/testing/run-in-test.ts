import { runCommand } from '../run-command.ts';
import type { Terminal } from '../terminal.ts';
import { noInput } from './no-input.ts';

/** Runs a command in this process. Returns its exit code and its output, separate and combined. */
export async function runInTest(args: readonly string[], more: Partial<Terminal> & Pick<Terminal, 'env'>) {
  const out: string[] = [];
  const err: string[] = [];
  const said: string[] = [];
  const sayOn = (lines: string[]) => (line: string) => {
    lines.push(line);
    said.push(line);
  };
  const code = await runCommand(args, {
    out: sayOn(out),
    err: sayOn(err),
    progress: () => () => {},
    makeDemo: () => Promise.reject(new Error('Not asked for.')),
    input: noInput,
    ask: async () => undefined,
    ...more,
  });
  return { code, out: out.join('\n'), err: err.join('\n'), said: said.join('\n') };
}

/** Standard input with this text. */
export async function* inputOf(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
