import type { ProductDocument } from '@wattle/domain/search';
import { vi } from 'vitest';

/** A page without storage and a shop with these products: state lasts as long as its modules, so per test. */
export function stubBrowser(...products: readonly ProductDocument[]): void {
  vi.resetModules();
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('fetch', async (_url: string, { body }: { readonly body: string }) => {
    const { objectIds } = JSON.parse(body) as { readonly objectIds: readonly string[] };
    return Response.json({ results: objectIds.map((id) => products.find((product) => product.id === id) ?? null) });
  });
}
