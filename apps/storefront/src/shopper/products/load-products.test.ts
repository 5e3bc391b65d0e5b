import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const asked: string[][] = [];
beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  vi.resetModules();
  vi.stubGlobal('fetch', async (url: string, { body }: { readonly body?: string }) => {
    const query = new URL(url, 'https://shop.example').searchParams;
    const ids: string[] = body ? JSON.parse(body).objectIds : query.get('ids')?.split(',');
    asked.push(ids);
    const found = ids.map((id) => ({ id }));
    return Response.json(body ? { results: found } : { warranties: found });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each([
  ['products', async () => (await import('./load-products.ts')).loadProducts],
  ['repair plans', async () => (await import('./load-plans.ts')).loadPlans],
] as const)('%s that several parts of a page look up within 10 ms are one request [C-9-18]', async (_, open) => {
  const load = await open();
  const found = Promise.all([load(['a', 'b']), load(['b', 'c'])]);
  await vi.advanceTimersByTimeAsync(9);
  expect(asked).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked).toEqual([['a', 'b', 'c']]);
  expect((await found).map((one) => [...one.keys()])).toEqual([
    ['a', 'b'],
    ['b', 'c'],
  ]);
});
