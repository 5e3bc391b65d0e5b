import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasTag } from './etag.ts';
import { type PageAddresses, pageKey } from './page-addresses.ts';
import { chooseEncoding, type PageCache, type ReadyAnswer } from './page-cache.ts';

type KeptPages = {
  readonly cache: PageCache;
  readonly addresses: PageAddresses;
  /** The origin that a request is answered under; undefined: none of ours. */
  readonly originOf: (request: IncomingMessage) => string | undefined;
  /** Headers of every response. */
  readonly headers: Readonly<Record<string, string>>;
  readonly newRequestId: () => string;
  /** Called after each page sent. */
  readonly onSent: (request: IncomingMessage, requestId: string) => void;
};

/**
 * Sends a cached page before Fastify sees the request: headers and bytes are ready. Returns false when there is no such
 * page or when it needs more than sending; the shop then handles the request as usual.
 */
export function createKeptPages({ cache, addresses, originOf, headers, newRequestId, onSent }: KeptPages) {
  const common = Object.entries(headers).flat();
  const heads = new WeakMap<ReadyAnswer, string[]>();

  /** All headers of an answer. The list is kept, and only its end changes: Node reads it before it returns. */
  function headOf(answer: ReadyAnswer, requestId: string): string[] {
    const known = heads.get(answer);
    if (known) {
      known[known.length - 1] = requestId;
      return known;
    }
    const head = [...common, ...answer.headers, 'x-request-id', requestId];
    heads.set(answer, head);
    return head;
  }

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false;
    const origin = originOf(request);
    const address = origin && addresses.known(request.url ?? '/');
    const page = address ? cache.fresh(pageKey(origin, address)) : undefined;
    const answer = page?.ready(chooseEncoding(String(request.headers['accept-encoding'] ?? '')));
    if (!answer || hasTag(request.headers['if-none-match'], answer.etag)) return false;
    const requestId = newRequestId();
    response.writeHead(200, headOf(answer, requestId));
    response.end(answer.body);
    onSent(request, requestId);
    return true;
  };
}
