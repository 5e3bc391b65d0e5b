import type { PredictRequest } from './port.ts';

/** It travels in addresses, so a long cart is cut. */
const IDS_MAX = 10;

/** What was asked, and nothing about who asked: the same question always has the same token. */
export function writeAttributionToken({ eventType, productIds, categoryIds }: PredictRequest): string {
  const asked = [1, eventType, productIds.slice(0, IDS_MAX), categoryIds.slice(0, IDS_MAX)];
  return Buffer.from(JSON.stringify(asked)).toString('base64url');
}
