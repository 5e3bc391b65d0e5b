import { SearchFailure } from './port.ts';

export type AlgoliaAccess = {
  readonly appId: string;
  readonly apiKey: string;
  /** Override Algolia's own hosts; tried in this order. */
  readonly hosts?: readonly string[];
  /** Timeout of a read's first attempt; later attempts get longer. */
  readonly timeoutMs?: number;
};

export type AlgoliaClient = {
  /** A read. Any host may answer; timeouts are short. */
  read(method: 'GET' | 'POST', path: string, body?: unknown): Promise<unknown>;
  /** A write: long timeouts, and only hosts that accept writes. */
  write(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
};

const READ_TIMEOUT_MS = 2_000;
const WRITE_TIMEOUT_MS = 30_000;
/** A host that failed goes last in the order for this long. */
const DOWN_MS = 120_000;

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
  const { appId, apiKey, hosts = [], timeoutMs = READ_TIMEOUT_MS } = access;
  const headers = {
    'content-type': 'application/json',
    'x-algolia-application-id': appId,
    'x-algolia-api-key': apiKey,
  };
  const downUntil = new Map<string, number>();
  const isDown = (host: string): boolean => (downUntil.get(host) ?? 0) > performance.now();

  async function attempt(url: string, request: RequestInit): Promise<Attempt> {
    try {
      const response = await fetch(url, { ...request, headers, redirect: 'error' });
      if (response.status >= 500) return await response.text().then(() => ({ kind: 'try another' }));
      const body: unknown = await response.json().catch(() => undefined);
      if (response.ok) return body === undefined ? { kind: 'try another' } : { kind: 'answered', body };
      throw new SearchFailure(messageOf(body, response.status).replaceAll(apiKey, '…'), response.status);
    } catch (error) {
      if (error instanceof SearchFailure) throw error;
      return { kind: 'try another' };
    }
  }

  async function send(list: readonly string[], baseMs: number, method: string, path: string, content: unknown) {
    const body = content === undefined ? undefined : JSON.stringify(content);
    const order = list.toSorted((one, other) => Number(isDown(one)) - Number(isDown(other)));
    for (const [retries, host] of order.entries()) {
      const signal = AbortSignal.timeout(baseMs + (baseMs / 2) * retries);
      const answer = await attempt(`${host}${path}`, { method, signal, ...(body === undefined ? {} : { body }) });
      if (answer.kind === 'answered') {
        downUntil.delete(host);
        return answer.body;
      }
      downUntil.set(host, performance.now() + DOWN_MS);
    }
    throw new SearchFailure('The search service does not answer.', 503);
  }

  const readHosts = hosts.length > 0 ? hosts : algoliaHosts(appId, 'read');
  const writeHosts = hosts.length > 0 ? hosts : algoliaHosts(appId, 'write');
  return {
    read: (method, path, body) => send(readHosts, timeoutMs, method, path, body),
    write: (method, path, body) => send(writeHosts, WRITE_TIMEOUT_MS, method, path, body),
  };
}

function messageOf(body: unknown, status: number): string {
  const isFault = typeof body === 'object' && body !== null && 'message' in body && typeof body.message === 'string';
  return isFault ? String(body.message) : `The search service answered ${status}.`;
}

/** The API path of an index; any name is safe. */
export const indexPath = (name: string): string => `/1/indexes/${encodeURIComponent(name)}`;
