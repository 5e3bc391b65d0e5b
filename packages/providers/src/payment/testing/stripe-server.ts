import { createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { createStripeBooks, type StripeBooks, StripeError, type StripeReply } from './stripe-books.ts';

/** What the next call meets: an answer in place of the true one, or the true one that never arrives. */
type Fault = 'LOST' | { readonly status: number; readonly body: string; readonly headers?: Record<string, string> };

const KEY = 'sk_test_of_the_tests';
const SECRET = 'whsec_of_the_tests';

/** A form as Stripe writes it: `a[b][0]=1`. */
function readForm(form: string): Record<string, unknown> {
  const root: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let at = root;
    for (const part of path) {
      at[part] ??= {};
      at = at[part] as Record<string, unknown>;
    }
    at[last] = value;
  }
  return root;
}

type Call = { readonly method: string; readonly path: string; readonly body: string };

function answer(books: StripeBooks, { method, path, body }: Call): StripeReply {
  const form = readForm(body);
  const [, id = ''] = /^\/v1\/(?:checkout\/sessions|payment_intents)\/([^/]+)/.exec(path) ?? [];
  const given = (value: unknown): StripeReply => ({ status: 200, body: value });
  if (method === 'GET' && path === '/v1/account') {
    const capabilities = { card_payments: 'active', afterpay_clearpay_payments: 'active', zip_payments: 'inactive' };
    return given({ id: 'acct_test', object: 'account', charges_enabled: true, capabilities });
  }
  if (method === 'GET' && id) return given(books.session(id));
  if (method !== 'POST') throw new StripeError(404, 'resource_missing');
  if (path === '/v1/checkout/sessions') return given(books.openSession(form));
  if (path === '/v1/refunds') return given(books.refund(form));
  if (path.endsWith('/expire')) return given(books.expireSession(id));
  if (path.endsWith('/capture')) return given(books.capture(id, form));
  if (path.endsWith('/cancel')) return given(books.cancel(id));
  throw new StripeError(404, 'resource_missing');
}

const CARD_FORM = '<label>Card <input name="card"></label><button>Pay</button>';
/** One of the cards is asked about by its bank. */
const BANKS_CARD = '4000000000003220';
const BANK_FORM = `<input type="hidden" name="card" value="${BANKS_CARD}"><input type="hidden" name="confirmed" value="yes">
<button>Yes, it is me</button>`;

const pageOf = (words: string, form: string, cancelUrl: string) => `<!doctype html><html lang="en"><title>Pay</title>
<h1>Pay</h1><p>${words}</p><form method="post">${form}</form>
<a href="${cancelUrl.replaceAll('&', '&amp;')}">Back</a>`;

/** The page of a session: a card in a form, the bank's own question for one of the cards, and a way back. */
function servePage(books: StripeBooks, { method, path, body }: Call, response: ServerResponse): void {
  const session = books.sessions.get(path.split('/')[2] ?? '');
  const show = (words: string, fields = CARD_FORM) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end(pageOf(words, fields, String(session?.cancel_url)));
  const isOpen = session?.status === 'open';
  if (!session || !isOpen) return void response.writeHead(410).end('This page is not open any more.');
  if (method === 'GET') return void show('Enter a card.');
  const form = readForm(body);
  const card = String(form.card ?? '').replaceAll(' ', '');
  if (card === BANKS_CARD && form.confirmed !== 'yes') return void show('Your bank asks whether it is you.', BANK_FORM);
  if (!books.pay(session, card)) return void show('Your card was declined.');
  const location = String(session.success_url).replace('{CHECKOUT_SESSION_ID}', session.id);
  response.writeHead(303, { location }).end();
}

export type StripeServer = Awaited<ReturnType<typeof openStripeServer>>;

/**
 * A server that speaks Stripe's protocol as far as the shop uses it: calls, the page that shoppers are sent to, and
 * signed events. It keeps true books, so that money that is taken twice, or given back twice, is seen.
 */
export async function openStripeServer() {
  const faults: Fault[] = [];
  const calls: { readonly method: string; readonly path: string; readonly isReplay: boolean }[] = [];
  let origin = '';
  const books = createStripeBooks(() => origin);
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname: path } = new URL(request.url ?? '/', 'http://localhost');
    const call = { method: request.method ?? 'GET', path, body: await text(request) };
    if (path.startsWith('/pay/')) return servePage(books, call, response);
    const fault = faults.shift();
    if (fault && fault !== 'LOST') return void response.writeHead(fault.status, fault.headers).end(fault.body);
    try {
      if (request.headers.authorization !== `Bearer ${KEY}`) throw new StripeError(401, 'invalid_api_key');
      const key = request.headers['idempotency-key'];
      const words = `${call.method} ${path} ${call.body}`;
      const reply = books.once(call.method === 'POST' ? String(key) : undefined, words, () => answer(books, call));
      calls.push({ method: call.method, path, isReplay: reply.isReplay });
      if (fault === 'LOST') return void request.socket.destroy();
      response.writeHead(reply.status, { 'content-type': 'application/json' }).end(JSON.stringify(reply.body));
    } catch (error) {
      if (!(error instanceof StripeError)) throw error;
      response.writeHead(error.reply.status).end(JSON.stringify(error.reply.body));
    }
  };
  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  /** The header of an event, as Stripe makes it. */
  const sign = (body: string, secret = SECRET, seconds = Math.floor(Date.now() / 1000)): string =>
    `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')},v0=0`;
  return {
    ...books,
    origin,
    faults,
    calls,
    sign,
    config: { apiUrl: origin, secretKey: KEY, webhookSecrets: [SECRET] },
    /** The settings of a shop that pays here. */
    env: { STRIPE_URL: origin, STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRETS: SECRET },
    /** Pays on the page of a session, as a browser does; gives back the address that it leads to. */
    async payAt(url: string, card = '4242424242424242'): Promise<string> {
      const body = new URLSearchParams({ card, confirmed: 'yes' });
      const answered = await fetch(url, { method: 'POST', body, redirect: 'manual' });
      return answered.headers.get('location') ?? `${answered.status} ${await answered.text()}`;
    },
    /** Sends the events that there are to a shop, in the order in which they happened; its answers. */
    async deliver(webhook: string): Promise<number[]> {
      const answers: number[] = [];
      for (const event of books.events.splice(0)) {
        const body = JSON.stringify(event);
        const headers = { 'content-type': 'application/json', 'stripe-signature': sign(body) };
        answers.push((await fetch(webhook, { method: 'POST', headers, body })).status);
      }
      return answers;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
