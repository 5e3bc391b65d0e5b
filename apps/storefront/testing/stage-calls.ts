import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Route, type RouteName, routes } from '@wattle/contract';
import { schemas } from '@wattle/contract/schemas';
import { type Outcome, success } from '@wattle/domain/results';
import type { Answers } from './stage-answers.ts';

type Matched = { readonly name: RouteName | 'products'; readonly input: Record<string, unknown> };

const LOOKUP = '/api/search/indexes/products/objects';

const PATTERNS = (Object.entries(routes) as [RouteName, Route][]).map(([name, { method, path }]) => ({
  name,
  method,
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
}));

/** Parses the call at an address with its input, as the real server would. */
export async function readCall(request: IncomingMessage, url: URL): Promise<Matched | undefined> {
  if (url.pathname === LOOKUP) return { name: 'products', input: JSON.parse(await readBody(request)) };
  for (const { name, method, pattern } of PATTERNS) {
    const match = method === request.method ? pattern.exec(url.pathname) : null;
    if (!match) continue;
    const named = Object.entries(match.groups ?? {}).map(([key, value]) => [key, decodeURIComponent(value)]);
    const body = method === 'GET' ? {} : JSON.parse((await readBody(request)) || '{}');
    const asked = { ...Object.fromEntries(url.searchParams), ...body, ...Object.fromEntries(named) };
    return { name, input: parseInput(name, asked) };
  }
  return undefined;
}

/** The input as the real server would pass it to a use case. */
export function parseInput(name: RouteName, asked: unknown): Record<string, unknown> {
  const parsed = schemas[name].input.safeParse(asked);
  if (!parsed.success) throw new Error(`${name} was asked wrongly: ${parsed.error.message}`);
  return parsed.data as Record<string, unknown>;
}

/** Lookup results in the order of the ids, as the search index answers. */
export function answerLookup(products: NonNullable<Answers['products']>, input: Readonly<Record<string, unknown>>) {
  if ('status' in products) return products;
  const ids = Array.isArray(input.objectIds) ? input.objectIds : [];
  return success({ results: ids.map((id) => products.find((product) => product.id === id) ?? null) });
}

export async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) text += part;
  return text;
}

const STATUS = { SUCCESS: 200, REJECTED: 422, ERROR: 503 } as const;
const CODES = { CONFLICT: 409, TIMEOUT: 504, UNAVAILABLE: 503 } as const;

/** Sends an outcome as the real server does, so that the typed client rebuilds it. */
export function sendOutcome(response: ServerResponse, outcome: Outcome<unknown, string>): void {
  const status = outcome.status === 'ERROR' ? CODES[outcome.code] : statusOf(outcome);
  const body = outcome.status === 'SUCCESS' ? outcome.value : outcome;
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify(body ?? null));
}

function statusOf(outcome: Exclude<Outcome<unknown, string>, { status: 'ERROR' }>): number {
  if (outcome.status === 'SUCCESS') return STATUS.SUCCESS;
  return outcome.reasons.some(({ code }) => code === 'ACCOUNT_NOT_AUTHENTICATED') ? 401 : STATUS.REJECTED;
}
