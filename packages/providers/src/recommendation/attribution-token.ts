import type { PredictRequest } from './port.ts';

/** The token travels in URLs, so a long cart is cut. */
const IDS_MAX = 10;

/** Encodes the request without the visitor: the same request always has the same token. */
export function writeAttributionToken({ eventType, productIds, categoryIds }: PredictRequest): string {
  const asked = [1, eventType, productIds.slice(0, IDS_MAX), categoryIds.slice(0, IDS_MAX)];
  return Buffer.from(JSON.stringify(asked)).toString('base64url');
}
