import { describe, expect, it } from 'vitest';
import { openApiDocument } from './open-api.ts';

const document = JSON.parse(JSON.stringify(openApiDocument('Kettle House', 'https://kettles.example')));
const text = JSON.stringify(document);

type Operation = {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly responses: Readonly<Record<string, unknown>>;
};
const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object)) as Operation[];

describe('the description of the calls', () => {
  it('bears the name of the shop', () => {
    expect(document.info.title).toBe('Kettle House');
  });

  it('has a named component for every reference, and no reference elsewhere', () => {
    const references = [...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, to = '']) => to);
    expect(references.length).toBeGreaterThan(100);
    const named = Object.entries(document.components).flatMap(([kind, parts]) =>
      Object.keys(parts as object).map((name) => `#/components/${kind}/${name}`),
    );
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

  it('has what a generated client needs of each call: an id of its own, a theme, who may ask, and every status', () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(ids.length);
    const themes = document.tags.map(({ name }: { name: string }) => name);
    for (const { operationId, tags, responses } of operations) {
      expect([operationId, tags.filter((tag) => themes.includes(tag)).length]).toEqual([operationId, 1]);
      const statuses = Object.keys(responses);
      expect([operationId, statuses]).toEqual([
        operationId,
        expect.arrayContaining(['200', '400', '429', '431', '500', '503']),
      ]);
    }
    expect(document.security).toEqual([]);
    expect(document.servers).toEqual([{ url: 'https://kettles.example' }]);
  });

  it('says which headers and tokens a call takes', () => {
    const order = document.paths['/api/order/place'].post;
    expect(order.security).toEqual([{ idToken: [] }]);
    expect(order.parameters).toEqual([
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
      expect.objectContaining({ name: 'Order-Attempt', in: 'header', required: false }),
    ]);
    expect(document.paths['/api/klaviyo/enquiry'].post.parameters).toEqual([
      expect.objectContaining({ name: 'Idempotency-Key', required: false }),
    ]);
    expect(document.paths['/api/import/{kind}'].post.security).toEqual([{ importToken: [] }]);
    expect(document.paths['/api/frame'].get.responses[304].headers.ETag.required).toBe(true);
  });

  it('asks for nothing twice: what is in a path is not in the body, and a call without input has none', () => {
    const { schemas } = document.components;
    expect(Object.keys(schemas.AskForReturnBody.properties)).toEqual(['lines', 'reason', 'note']);
    expect(schemas.AskForReturnBody.required).toEqual(['lines', 'reason']);
    expect(document.paths['/api/account/orders/{number}/cancel'].post.requestBody).toBeUndefined();
    expect(document.paths['/api/order/attempt'].post.requestBody).toBeUndefined();
    expect(document.paths['/api/cart/offers'].post.requestBody.required).toBe(false);
  });

  it('writes lists and numbers of an address as clients of every language do', () => {
    const [ids] = document.paths['/api/product/list'].get.parameters;
    expect(ids).toMatchObject({ style: 'form', explode: false, schema: { type: 'array', minItems: 1, maxItems: 60 } });
    const [lat] = document.paths['/api/locality'].get.parameters;
    expect(lat.schema).toEqual({ type: 'number', minimum: -90, maximum: 90, examples: [-37.81] });
  });

  it('says what a number is when nobody says it', () => {
    const [page] = document.paths['/api/account/orders'].get.parameters;
    expect(page.schema).toEqual({ type: 'integer', minimum: 1, maximum: 10_000, default: 1 });
  });

  it('says what cannot be there twice, and of no input that it may be longer than an address', () => {
    const { services } = document.components.schemas.CheckoutInfoInput.properties.extra.properties;
    expect(services.uniqueItems).toBe(true);
    const [address] = document.paths['/api/products'].get.parameters.filter(
      ({ name }: { name: string }) => name === 'address',
    );
    expect(address.schema.maxLength).toBeLessThan(16_000);
  });

  it('names the codes of each refusal', () => {
    const { responses } = document.paths['/api/account/orders/{number}/cancel'].post;
    const codes = responses[404].content['application/json'].schema.allOf[1].properties.errorCode.enum;
    expect(codes).toEqual(['ORDER_NOT_FOUND', 'CALL_NOT_FOUND']);
    expect(document.paths['/api/account/state'].put.responses[409].description).toMatch(
      /load it, merge and save again/,
    );
  });

  it('has only patterns that other languages read, and says of every text of an input what no call takes', () => {
    const patterns = [...text.matchAll(/"pattern":"((?:[^"\\\\]|\\\\.)*)"/g)].map(([, one]) => JSON.parse(`"${one}"`));
    expect(patterns.length).toBeGreaterThan(100);
    expect(patterns.filter((one) => one.includes('\\p{'))).toEqual([]);
    const { pattern } = document.components.schemas.SendEnquiryInput.properties.enquiry;
    expect(['two\nlines', 'é'].every((one) => new RegExp(pattern, 'u').test(one))).toBe(true);
    const { parameters } = document.paths['/api/search/indexes/{indexName}/query'].post;
    expect(parameters[0].schema.pattern).toBe(pattern);
    expect(['\0', '\x1b', '\x9f'].some((one) => new RegExp(pattern, 'u').test(one))).toBe(false);
  });

  it('describes what the shop tells other systems, with the header that signs it', () => {
    expect(Object.keys(document.webhooks)).toEqual([
      ...['order.placed', 'order.changed', 'order.refunded', 'stock.changed', 'enquiry.received'],
    ]);
    const { parameters, requestBody } = document.webhooks['stock.changed'].post;
    expect(parameters.map(({ name }: { name: string }) => name)).toContain('shop-signature');
    const { $ref } = requestBody.content['application/json'].schema;
    expect(document.components.schemas[$ref.split('/').at(-1)].properties.data.required).toEqual([
      ...['variantId', 'qty', 'hasStockOnHand'],
    ]);
  });

  it('is well under a megabyte', () => {
    expect(text.length).toBeLessThan(700_000);
  });
});
