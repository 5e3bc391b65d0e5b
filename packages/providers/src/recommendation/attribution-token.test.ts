import { describe, expect, it } from 'vitest';
import { writeAttributionToken } from './attribution-token.ts';

const request = {
  eventType: 'detail-page-view',
  visitorId: 'visitor-7',
  productIds: ['p1', 'Kühlschrank'],
  categoryIds: ['c1'],
  pageSize: 50,
} as const;

const asked = (token: string): unknown[] => JSON.parse(Buffer.from(token, 'base64url').toString());

describe('attribution token', () => {
  it('carries what was asked, in letters that are safe in an address, and not who asked', () => {
    const token = writeAttributionToken(request);
    expect(token).toMatch(/^[\w-]+$/);
    expect(asked(token)).toEqual([1, 'detail-page-view', ['p1', 'Kühlschrank'], ['c1']]);
  });

  it('is the same for the same question, and stays short for a long cart', () => {
    const productIds = Array.from({ length: 99 }, (_, index) => `product-${index}`);
    const token = writeAttributionToken({ ...request, productIds });
    expect(token).toBe(writeAttributionToken({ ...request, productIds, visitorId: 'someone else' }));
    expect(asked(token)[2]).toEqual(productIds.slice(0, 10));
  });
});
