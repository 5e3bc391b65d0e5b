import { describe, expect, it } from 'vitest';
import { fetchProducts } from './fetch-products.ts';

/** A server with one fixed response, recording requests. */
function serve(body: unknown, status = 200) {
  const asked: { url: string; method: string | undefined; body: unknown }[] = [];
  const request: typeof fetch = async (url, init) => {
    asked.push({ url: String(url), method: init?.method, body: JSON.parse(String(init?.body)) });
    return Response.json(body, { status });
  };
  return { asked, request };
}

describe('fetchProducts', () => {
  it('asks the products index for objects by id [C-7-11]', async () => {
    const { asked, request } = serve({ results: [{ id: 'a' }, null] });
    const found = await fetchProducts(['a', 'gone'], request);
    expect(asked).toEqual([
      { url: '/api/search/indexes/products/objects', method: 'POST', body: { objectIds: ['a', 'gone'] } },
    ]);
    expect([...found]).toEqual([['a', { id: 'a' }]]);
  });

  it('fails rather than take an error for an answer', async () => {
    await expect(fetchProducts(['a'], serve({ message: 'down' }, 503).request)).rejects.toThrow('503');
  });
});
