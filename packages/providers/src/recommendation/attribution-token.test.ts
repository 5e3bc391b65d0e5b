import { describe, expect, it } from 'vitest';
import { readAttributionToken, writeAttributionToken } from './attribution-token.ts';

const request = {
  eventType: 'detail-page-view',
  visitorId: 'visitor-7',
  productIds: ['p1', 'Kühlschrank'],
  categoryIds: ['c1'],
  pageSize: 50,
} as const;

describe('attribution token', () => {
  it('carries what was asked, in letters that are safe in an address, and not who asked', () => {
    const token = writeAttributionToken(request);
    expect(token).toMatch(/^[\w-]+$/);
    expect(readAttributionToken(token)).toEqual({
      eventType: 'detail-page-view',
      productIds: ['p1', 'Kühlschrank'],
      categoryIds: ['c1'],
    });
    expect(Buffer.from(token, 'base64url').toString()).not.toContain('visitor-7');
  });

  it('is the same for the same question, and stays short for a long cart', () => {
    const productIds = Array.from({ length: 99 }, (_, index) => `product-${index}`);
    const token = writeAttributionToken({ ...request, productIds });
    expect(token).toBe(writeAttributionToken({ ...request, productIds, visitorId: 'someone else' }));
    expect(readAttributionToken(token)?.productIds).toEqual(productIds.slice(0, 10));
  });

  it.each([
    '',
    'nonsense',
    'bnVsbA',
    ...[[2, 'home-page-view', [], []], [1, 'search', [], []], [1, 'home-page-view', [1], []], {}].map((v) =>
      Buffer.from(JSON.stringify(v)).toString('base64url'),
    ),
  ])('is not %j', (token) => {
    expect(readAttributionToken(token)).toBeUndefined();
  });
});
