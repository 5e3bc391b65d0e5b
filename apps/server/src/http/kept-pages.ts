import type { IncomingMessage, ServerResponse } from 'node:http';
import { sharedAddress } from '@wattle/domain/referrers';
import { hasTag } from './etag.ts';
import { chooseEncoding, type PageCache } from './page-cache.ts';

/** Pages contain absolute URLs, so each origin has its own copy. */
export const pageKey = (origin: string, target: string): string => `${origin} ${sharedAddress(target)}`;

type KeptPages = {
  readonly cache: PageCache;
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
export function createKeptPages({ cache, originOf, headers, newRequestId, onSent }: KeptPages) {
  const common = Object.entries(headers).flat();
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET') return false;
    const origin = originOf(request);
    const page = origin === undefined ? undefined : cache.fresh(pageKey(origin, request.url ?? '/'));
    const answer = page?.ready(chooseEncoding(String(request.headers['accept-encoding'] ?? '')));
    if (!answer || hasTag(request.headers['if-none-match'], answer.etag)) return false;
    const requestId = newRequestId();
    response.writeHead(200, [...common, ...answer.headers, 'x-request-id', requestId]);
    response.end(answer.body);
    onSent(request, requestId);
    return true;
  };
}
