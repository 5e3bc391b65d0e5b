import { fetchUpTo, type OnAccess } from '../outside/index.ts';
import { createHostOrder, type HostOrder } from './host-order.ts';
import { SearchFailure } from './port.ts';

export type AlgoliaAccess = {
  readonly appId: string;
  readonly apiKey: string;
  /** Override Algolia's own hosts; tried in this order. */
  readonly hosts?: readonly string[];
  /** The hosts are equals: reads go to each in turn. */
  readonly isSpread?: boolean;
  /** Timeout of a read's first attempt; later attempts get longer. */
  readonly timeoutMs?: number;
  readonly onAccess?: OnAccess;
};

export type AlgoliaClient = {
  /** A read. Any host may answer; timeouts are short. */
  read(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown>;
  /** A write: long timeouts, and only hosts that accept writes. */
  write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  /** A read of one host and no other. */
  readAt(host: string, path: string, body: unknown): Promise<unknown>;
  /** Whether a host failed a short while ago. */
  isDown(host: string): boolean;
};

const READ_TIMEOUT_MS = 2_000;
const WRITE_TIMEOUT_MS = 30_000;
/** A host that failed goes last in the order for this long. */
const DOWN_MS = 120_000;
/** A thousand records of 10 kB, and what is said of each. */
const ANSWER_MAX_BYTES = 32 * 1024 * 1024;
const NO_ANSWER = 'The search service does not answer.';

const fetchAnswer = fetchUpTo(ANSWER_MAX_BYTES);

type Attempt = { readonly kind: 'answered'; readonly body: unknown } | { readonly kind: 'try another' };

function shuffled<T>(list: readonly T[]): T[] {
  const rest = [...list];
  const drawn: T[] = [];
  while (rest.length > 0) drawn.push(...rest.splice(Math.floor(Math.random() * rest.length), 1));
  return drawn;
}

/** Algolia's own hosts: the nearest, or the write host, then three in other networks in random order. */
export function algoliaHosts(appId: string, use: 'read' | 'write'): string[] {
  const others = shuffled([1, 2, 3]).map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}${use === 'read' ? '-dsn' : ''}.algolia.net`, ...others];
}

/** Calls Algolia, failing over to the next host on silence or errors. Never leaks the key in an error. */
export function createAlgoliaClient(access: AlgoliaAccess): AlgoliaClient {
  const { appId, apiKey, hosts = [], isSpread = false, timeoutMs = READ_TIMEOUT_MS, onAccess } = access;
  const headers = {
    'content-type': 'application/json',
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  };

  async function attempt(url: string, request: RequestInit): Promise<Attempt> {
    try {
      const response = await fetchAnswer(url, { ...request, headers, redirect: 'error' });
      if (response.status >= 500) return await response.text().then(() => ({ kind: 'try another' }));
      const body: unknown = await response.json().catch(() => undefined);
      const isOut = response.status === 401 || response.status === 403;
      if (response.ok || isOut) onAccess?.(isOut ? `status ${response.status}` : null);
      if (response.ok) return body === undefined ? { kind: 'try another' } : { kind: 'answered', body };
      throw new SearchFailure(messageOf(body, response.status).replaceAll(apiKey, '…'), response.status);
    } catch (error) {
      if (error instanceof SearchFailure) throw error;
      return { kind: 'try another' };
    }
  }

  type Sent = { readonly method: string; readonly path: string; readonly content: unknown };

  async function send(order: HostOrder, list: readonly string[], baseMs: number, { method, path, content }: Sent) {
    const body = content === undefined ? undefined : JSON.stringify(content);
    for (const [retries, host] of list.entries()) {
      const signal = AbortSignal.timeout(baseMs + (baseMs / 2) * retries);
      const answer = await attempt(`${host}${path}`, { method, signal, ...(body === undefined ? {} : { body }) });
      if (answer.kind === 'answered') {
        order.answered(host);
        return answer.body;
      }
      order.failed(host);
    }
    throw new SearchFailure(NO_ANSWER, 503);
  }

  const orderOf = (use: 'read' | 'write'): HostOrder =>
    createHostOrder(hosts.length > 0 ? hosts : algoliaHosts(appId, use), { downMs: DOWN_MS, isSpread });
  const readOrder = orderOf('read');
  const writeOrder = orderOf('write');
  return {
    read: (method, path, content) => send(readOrder, readOrder.list(), timeoutMs, { method, path, content }),
    write: (method, path, content) => send(writeOrder, writeOrder.list(), WRITE_TIMEOUT_MS, { method, path, content }),
    readAt: (host, path, content) => send(readOrder, [host], timeoutMs, { method: 'POST', path, content }),
    isDown: readOrder.isDown,
  };
}

function messageOf(body: unknown, status: number): string {
  const isFault = typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
  return isFault ? String(body.message) : `The search service answered ${status}.`;
}

/** The API path of an index; any name is safe. */
export const indexPath = (name: string): string => `/1/indexes/${encodeURIComponent(name)}`;
