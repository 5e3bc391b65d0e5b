import { generateDemoShop } from '../../packages/demo/src/index.ts';

/** The category of the demo shop with the heaviest page. */
export const CATEGORY = '/categories/fridges';

/** Addresses of products of the demo shop. */
export function demoPaths(ids: readonly string[]): string[] {
  const { products } = generateDemoShop({ now: Math.floor(Date.now() / 1000) });
  return ids.map((id) => {
    const path = products.find((product) => product.id === id)?.path;
    if (path === undefined) throw new Error(`The demo shop does not sell ${id}.`);
    return `/${path}`;
  });
}
