import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Transport } from '@wattle/contract';
import { failed, type Outcome } from '@wattle/domain';
import type { Answers, MadeCall } from './stage-answers.ts';
import { answerLookup, readCall, sendOutcome } from './stage-calls.ts';
import { loadPages } from './stage-pages.ts';

const FILES = fileURLToPath(new URL('../build/client', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

/** Every picture of the shop: they are looked at in journeys. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#dde5df"/></svg>';

export type Stage = {
  readonly url: string;
  /** Begins anew: what calls are answered from now on, and none made yet. */
  set(answers: Answers): void;
  /** Answers these otherwise from now on. */
  answer(answers: Answers): void;
  /** What pages and their loaders asked for, in order. */
  readonly calls: readonly MadeCall[];
  /** Calls that nothing answers, and faults of the pages: a test that has some is wrong. */
  readonly faults: readonly string[];
  close(): Promise<void>;
};

/**
 * The built storefront with nothing behind it: pages are rendered and come alive as in the shop, and every call of the
 * typed client, on the server and in the browser, is answered by the test.
 */
export async function openStage(): Promise<Stage> {
  let answers: Answers = {};
  const calls: MadeCall[] = [];
  const faults: string[] = [];

  async function answerCall(call: MadeCall): Promise<Outcome<unknown, string>> {
    calls.push(call);
    if (call.name === 'products' && answers.products) return answerLookup(answers.products, call.input);
    const answer = answers[call.name] as Outcome<unknown, string> | ((input: unknown) => Outcome<unknown, string>);
    if (answer === undefined) faults.push(`${call.name} has no answer`);
    return typeof answer === 'function' ? answer(call.input) : (answer ?? failed('UNAVAILABLE'));
  }

  const inProcess: Transport = (name, input, { idempotencyKey }) =>
    answerCall({ name, input: input as MadeCall['input'], idempotencyKey, authorization: undefined });
  const renderPage = await loadPages(inProcess, (error) => faults.push(String(error)));

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (url.pathname.startsWith('/cdn-cgi/')) return send(response, '.svg', PICTURE);
    const call = await readCall(request, url);
    if (call) {
      const idempotencyKey = headerOf(request, 'idempotency-key');
      return sendOutcome(
        response,
        await answerCall({ ...call, idempotencyKey, authorization: headerOf(request, 'authorization') }),
      );
    }
    const file =
      extname(url.pathname) in TYPES ? await readFile(join(FILES, url.pathname)).catch(() => undefined) : undefined;
    if (file) return send(response, extname(url.pathname), file);
    const page = await renderPage(new Request(url, { headers: { accept: 'text/html' } }));
    response.writeHead(page.status, Object.fromEntries(page.headers));
    response.end(Buffer.from(await page.arrayBuffer()));
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      faults.push(String(error));
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    faults,
    set(next) {
      answers = next;
      calls.length = 0;
      faults.length = 0;
    },
    answer(more) {
      answers = { ...answers, ...more };
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

function send(response: ServerResponse, extension: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': TYPES[extension] ?? 'text/plain', 'cache-control': 'max-age=3600' });
  response.end(body);
}

/** The calls of one name, in order. */
export const callsOf = (calls: readonly MadeCall[], name: MadeCall['name']): readonly MadeCall[] =>
  calls.filter((call) => call.name === name);
