import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** The header in which Algolia's clients send their key. */
const HEADER = 'x-algolia-api-key';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Whether a request comes from a web server of this shop. Without a key none does. */
export function knowsSearchKey(key: string | undefined): (request: FastifyRequest) => boolean {
  if (key === undefined) return () => false;
  const wanted = digest(key);
  return ({ headers }) => {
    const given = headers[HEADER];
    return typeof given === 'string' && timingSafeEqual(wanted, digest(given));
  };
}
