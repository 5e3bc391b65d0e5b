import { describe, expect, it } from 'vitest';
import { generateCatalogue } from '../catalogue.ts';
import { createEngine } from '../create-engine.ts';
import { findMistakes } from '../measure.ts';

const products = [...generateCatalogue(1500)];

describe('engines of this process', () => {
  it.each(['ours', 'wire', 'minisearch', 'orama'] as const)('%s counts and orders as by hand', async (name) => {
    const engine = await createEngine(name);
    await engine.build(products);
    expect(await findMistakes(engine, products)).toEqual([]);
  });

  it.each(['ours', 'wire', 'minisearch', 'orama'] as const)(
    '%s finds a product by a word and by its beginning',
    async (name) => {
      const engine = await createEngine(name);
      await engine.build(products);
      const [product] = products;
      const model = product?.model.toLowerCase() ?? '';
      expect((await engine.list({ query: model, category: null, chosen: [], page: 0 })).ids).toContain(
        product?.objectID,
      );
      expect(await engine.suggest(model.slice(0, -1))).toContain(product?.objectID);
    },
  );
});
