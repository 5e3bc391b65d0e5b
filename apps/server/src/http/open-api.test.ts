import { describe, expect, it } from 'vitest';
import { openApiDocument } from './open-api.ts';

const document = JSON.parse(JSON.stringify(openApiDocument('Kettle House')));
const text = JSON.stringify(document);

describe('the description of the calls', () => {
  it('bears the name of the shop', () => {
    expect(document.info.title).toBe('Kettle House');
  });

  it('has a named component for every reference, and no reference elsewhere', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, to = '']) => to);
    expect(references.length).toBeGreaterThan(100);
    const named = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect([...new Set(references)].filter((to) => !named.includes(to))).toEqual([]);
  });

  it('says records that many calls share once, and names what each call takes and gives', () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas)).toEqual(
      expect.arrayContaining([
        'Product',
        'ProductSummary',
        'Image',
        'ShopIdentity',
        'LoadFrameResult',
        'PlaceOrderInput',
      ]),
    );
    expect(schemas.LoadFrameResult.properties.shop).toEqual({ $ref: '#/components/schemas/ShopIdentity' });
    // a field that is called id is still there
    expect(schemas.Product.properties.id).toMatchObject({ type: 'string' });
    expect(document.paths['/api/frame'].get.responses[200].content['application/json'].schema).toEqual({
      $ref: '#/components/schemas/LoadFrameResult',
    });
  });

  it('is well under a megabyte', () => {
    expect(text.length).toBeLessThan(700_000);
  });
});
