import { createHash } from 'node:crypto';

/** A strong tag: the same bytes have the same one, others another. */
export function etagOf(body: string | Buffer): string {
  return `"${createHash('sha1').update(body).digest('base64url')}"`;
}

const TAG = /(?:W\/)?("[^"]*")/g;

/** Whether the tags that a client has hold this one: a list, or `*` for any. Weak ones count, as RFC 9110 says. */
export function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return [...ifNoneMatch.matchAll(TAG)].some(([, tag]) => tag === etag);
}
