import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageRequest, Transport } from '@wattle/contract';
import { failed, type Outcome } from '@wattle/domain/results';
import { GREY_PICTURE } from '../../../scripts/browser/grey-picture.ts';
import type { Pool } from '../src/shopper/identity/testing/create-pool.ts';
import { openSamplePool } from './sample-pool.ts';
import type { Answers, MadeCall } from './stage-answers.ts';
import { answerLookup, parseInput, readBody, readCall, sendOutcome } from './stage-calls.ts';
import { loadPages, type StageSettings } from './stage-pages.ts';
import { FORM_PATH, paymentFormFile } from './stage-payment-form.ts';

const FILES = fileURLToPath(new URL('../build/client', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.webmanifest': 'application/manifest+json',
};

const PICTURE = Buffer.from(GREY_PICTURE, 'base64');

const POOL_PATH = '/idp/';

export type Stage = {
  readonly url: string;
  /** Resets answers and recorded calls. */
  set(answers: Answers, settings?: StageSettings): void;
  /** Overrides these answers. */
  answer(answers: Answers): void;
  /** The user pool of this test. */
  readonly pool: Pool;
  /** Calls made by pages and loaders, in order. */
  readonly calls: readonly MadeCall[];
  /** Unanswered calls and page errors: each fails the test. */
  readonly faults: readonly string[];
};

/**
 * The built storefront without a backend: pages render and hydrate as in the shop, and the test answers every call of
 * the typed client, on server and browser.
 */
export async function openStage(): Promise<Stage> {
  let answers: Answers = {};
  let pool = openSamplePool();
  let settings: StageSettings = {};
  const calls: MadeCall[] = [];
  const faults: string[] = [];

  async function answerCall(call: MadeCall): Promise<Outcome<unknown, string>> {
    calls.push(call);
    if (call.name === 'products' && answers.products) return answerLookup(answers.products, call.input);
    const answer = answers[call.name] as Outcome<unknown, string> | ((input: unknown) => Outcome<unknown, string>);
    if (answer === undefined) faults.push(`${call.name} has no answer for ${JSON.stringify(call.input)}`);
    return typeof answer === 'function' ? answer(call.input) : (answer ?? failed('UNAVAILABLE'));
  }

  const inProcess: Transport = async (name, input, { idempotencyKey }) =>
    answerCall({ name, input: parseInput(name, input), idempotencyKey, authorization: undefined });
  const renderPage = await loadPages(inProcess, (error) => faults.push(String(error)));

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
    if (/^\/(cdn-cgi|pictures)\//.test(url.pathname)) return send(response, '.png', PICTURE);
    if (url.pathname.startsWith(FORM_PATH)) {
      const { extension, body } = paymentFormFile(url.pathname);
      return send(response, extension, body);
    }
    if (url.pathname.startsWith(POOL_PATH) && request.method === 'POST') {
      const path = url.pathname.slice(POOL_PATH.length - 1);
      const target = headerOf(request, 'x-amz-target') ?? '';
      const { status, body, headers } = pool.answer({ path, target, text: await readBody(request) });
      response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1', ...headers });
      response.end(JSON.stringify(body));
      return;
    }
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
    const page = await renderPage(await pageRequest(request, url), settings);
    response.writeHead(page.status, page.headers);
    response.end(page.body);
  }

  const server = createServer((request, response) => {
    respond(request, response).catch((error: unknown) => {
      faults.push(String(error));
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // it ends with its worker
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    faults,
    get pool() {
      return pool;
    },
    set(next, given = {}) {
      answers = next;
      settings = given;
      pool = openSamplePool();
      calls.length = 0;
      faults.length = 0;
    },
    answer(more) {
      answers = { ...answers, ...more };
    },
  };
}

/** Reads a request as the shop does: a form posted without JavaScript goes to its page. */
async function pageRequest(request: IncomingMessage, url: URL): Promise<PageRequest> {
  return request.method === 'POST' ? { url, body: await readBody(request) } : { url };
}

const headerOf = (request: IncomingMessage, name: string): string | undefined => {
  const value = request.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

function send(response: ServerResponse, extension: string, body: string | Buffer): void {
  response.writeHead(200, { 'content-type': TYPES[extension] ?? 'text/plain', 'cache-control': 'max-age=3600' });
  response.end(body);
}

/** Calls of one name, in order. */
export const callsOf = (calls: readonly MadeCall[], name: MadeCall['name']): readonly MadeCall[] =>
  calls.filter((call) => call.name === name);
