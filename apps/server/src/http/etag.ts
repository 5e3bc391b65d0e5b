import { hash } from 'node:crypto';

/** Strong ETag: a hash of the bytes. */
export function etagOf(body: string | Buffer): string {
  return `"${hash('sha1', body, 'base64url')}"`;
}

const TAG = /(?:W\/)?("[^"]*")/g;

/** Whether `If-None-Match` (a list, or `*`) contains this ETag. Weak tags match too, as RFC 9110 requires. */
export function hasTag(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  return [...ifNoneMatch.matchAll(TAG)].some(([, tag]) => tag === etag);
}
