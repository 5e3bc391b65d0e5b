import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type RunningShop, startShop } from './start-shop.ts';

const SCRIPT = 'https://reviews.example/loader.js';
let withReviews: RunningShop;

beforeAll(async () => {
  withReviews = await startShop({ REVIEWS_SCRIPT_URL: SCRIPT });
});
afterAll(() => withReviews.stop());

async function openProduct(shopUrl: string): Promise<{ html: string; policy: string }> {
  const found = await fetch(`${shopUrl}/api/search/indexes/products/query`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'fridge', hitsPerPage: 1 }),
  });
  const { hits }: { hits: { path: string }[] } = await found.json();
  const page = await fetch(`${shopUrl}/${hits[0]?.path}`);
  expect(page.status).toBe(200);
  return { html: await page.text(), policy: page.headers.get('content-security-policy') ?? '' };
}

describe('reviews', () => {
  it('bring their script only where they are enabled [D-7-32]', async () => {
    const on = await openProduct(withReviews.url);
    expect(on.html).toContain(`src="${SCRIPT}"`);
    expect(on.policy).toContain('https://reviews.example');

    const off = await openProduct(inject('shopUrl'));
    expect(off.html).not.toContain('reviews.example');
    expect(off.policy).not.toContain('reviews.example');
  });
});
