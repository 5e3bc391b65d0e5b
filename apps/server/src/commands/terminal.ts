import { createInterface } from 'node:readline/promises';
import type { DemoShop } from '@wattle/demo';
import { progressBar } from '../shop/progress-bar.ts';

/** A command's input and output. */
export type Terminal = {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Results, to stdout. */
  out(text: string): void | Promise<void>;
  /** Messages for a person, to stderr. */
  err(text: string): void;
  progress(label: string): (progress: { readonly done: number; readonly total: number }) => void;
  makeDemo(): Promise<DemoShop>;
  /** Standard input. */
  readonly input: AsyncIterable<Uint8Array>;
  /** Asks the person at the terminal, or reads the next line of what is piped in; undefined at its end. */
  ask(question: string): Promise<string | undefined>;
};

/** The terminal of this process. Progress goes to stderr, so that stdout can be a file. */
export const processTerminal: Terminal = {
  env: process.env,
  out: (text) =>
    new Promise((resolve) => {
      // waits for a slow reader, so that a long export does not pile up in memory
      if (process.stdout.write(`${text}\n`)) resolve();
      else process.stdout.once('drain', resolve);
    }),
  err: (text) => {
    const clearBar = process.stderr.isTTY ? '\r\u001B[K' : '';
    process.stderr.write(`${clearBar}${text}\n`);
  },
  progress: (label) => progressBar(label, process.stderr),
  makeDemo: async () => {
    const { generateDemoShop } = await import('@wattle/demo');
    return generateDemoShop({ now: Math.floor(Date.now() / 1000) });
  },
  input: process.stdin,
  ask: async (question) => {
    if (!process.stdin.isTTY) return readAnswer(question);
    const reader = createInterface({ input: process.stdin, output: process.stderr });
    try {
      return await reader.question(`${question} `);
    } finally {
      reader.close();
    }
  },
};

let answers: AsyncIterator<string> | undefined;

/** One reader for all answers: it reads ahead. */
async function readAnswer(question: string): Promise<string | undefined> {
  answers ??= createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const { value, done } = await answers.next();
  if (!done) process.stderr.write(`${question} ${value}\n`);
  return done ? undefined : value;
}
