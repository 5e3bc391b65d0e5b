import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';
import { CITY, sampleDeliveryShop } from '../../testing/sample-delivery-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ content: sampleDeliveryShop() });
});
afterAll(() => shop.close());

const get = (url: string) => shop.app.inject({ url });

describe('bad input of the calls of a product page', () => {
  const LONG = 'x'.repeat(101);
  it.each([
    ['/api/delivery/estimates', 'productIds'],
    ['/api/delivery/estimates?productIds=&postcode=3121&state=VIC', 'productIds'],
    ['/api/delivery/estimates?productIds=,%20,&postcode=3121&state=VIC', 'productIds'],
    [`/api/delivery/estimates?productIds=${LONG}&postcode=3121&state=VIC`, 'productIds.0'],
    [`/api/delivery/estimates?productIds=${ids(51)}&postcode=3121&state=VIC`, 'productIds'],
    ['/api/delivery/estimates?productIds=a&productIds=b&postcode=3121&state=VIC', 'productIds'],
    ['/api/delivery/estimates?productIds=kettle&postcode=312&state=VIC', 'postcode'],
    ['/api/delivery/estimates?productIds=kettle&postcode=%2B312&state=VIC', 'postcode'],
    ['/api/delivery/estimates?productIds=kettle&postcode=3121&state=NZ', 'state'],
    ['/api/delivery/estimates?productIds=kettle&postcode=3121&state=vic', 'state'],
    [`/api/product/stores?variantId=kettle-v1${CITY}`, 'productId'],
    [`/api/product/stores?productId=kettle${CITY}`, 'variantId'],
    [`/api/product/stores?productId=kettle&variantId=${LONG}${CITY}`, 'variantId'],
    ['/api/product/stores?productId=kettle&variantId=kettle-v1', 'lat'],
    ['/api/product/stores?productId=kettle&variantId=kettle-v1&lat=&lng=144', 'lat'],
    ['/api/product/stores?productId=kettle&variantId=kettle-v1&lat=-37&lng=181', 'lng'],
    [`/api/product/stores?productId=k%00&variantId=v${CITY}`, 'productId'],
    ['/api/delivery/estimates?productIds=kettle,k%00&postcode=3121&state=VIC', 'productIds'],
    ['/api/product?path=products/%00', 'path'],
    ['/api/locality', 'lat'],
    ['/api/locality?lat=-91&lng=144', 'lat'],
    ['/api/locality?lat=-37&lng=', 'lng'],
    ['/api/locality?lat=here&lng=144', 'lat'],
    ['/api/locality?lat=1e1&lng=144', 'lat'],
    ['/api/stores?lat=&lng=', 'lat'],
    ['/api/stores?lat=-37.8&lng=0x90', 'lng'],
    ['/api/locality?lat=NaN&lng=144', 'lat'],
    ['/api/locality?lat=-Infinity&lng=144', 'lat'],
    ['/api/locality?lat=-37&lat=-38&lng=144', 'lat'],
    ['/api/locality?lat=-37&lng[]=144', 'lng'],
  ])('is refused, and the field named: %s', async (url, field) => {
    const response = await get(url);
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json<{ reasons: { field: string }[] }>().reasons.map((reason) => reason.field)).toContain(field);
  });

  const visit = (own: object) => ({ visitorId: 'v1', events: [{ type: 'view', productIds: ['kettle'], ...own }] });
  const wish = (own: object) => ({
    filter: '',
    pageSize: 4,
    userEvent: { eventType: 'detail-page-view', visitorId: 'v1', productDetails: [], pageCategories: [] },
    params: {},
    ...own,
  });
  it.each<[string, string, unknown, string]>([
    ['nothing', 'events', {}, 'visitorId'],
    ['a list', 'events', [1], 'input'],
    ['no events', 'events', { visitorId: 'v1', events: [] }, 'events'],
    ['an event that nobody has', 'events', visit({ type: 'purchase-complete' }), 'events.0.type'],
    ['no product', 'events', visit({ productIds: [] }), 'events.0.productIds'],
    ['half a sign', 'events', visit({ productIds: ['\ud800'] }), 'events.0.productIds.0'],
    ['nothing', 'recommendations', {}, 'userEvent'],
    ['no page', 'recommendations', wish({ pageSize: 0 }), 'pageSize'],
    ['a page too long', 'recommendations', wish({ pageSize: 51 }), 'pageSize'],
    ['a part of a page', 'recommendations', wish({ pageSize: 1.5 }), 'pageSize'],
    ['no filter', 'recommendations', wish({ filter: null }), 'filter'],
  ])('is refused in a body, and the field named: %s to %s', async (_, call, payload, field) => {
    const body = JSON.stringify(payload);
    const headers = { 'content-type': 'application/json' };
    const response = await shop.app.inject({ method: 'POST', url: `/api/product/${call}`, body, headers });
    expect(response.statusCode, response.body).toBe(400);
    expect(response.json<{ reasons: { field: string }[] }>().reasons.map((reason) => reason.field)).toContain(field);
  });

  it.each([
    ['signs of another language', `/api/product/stores?productId=${encodeURIComponent("k'--")}&variantId=v${CITY}`],
    ['signs in ids', `/api/delivery/estimates?productIds=${encodeURIComponent("'; drop,🫖")}&postcode=3121&state=VIC`],
    ['a point at the pole', '/api/locality?lat=90&lng=180'],
    ['50 ids of 100 signs', `/api/delivery/estimates?productIds=${ids(50)}&postcode=3121&state=VIC`],
  ])('that makes sense of a kind is answered: %s', async (_, url) => {
    expect([200, 404]).toContain((await get(url)).statusCode);
  });
});

function ids(count: number): string {
  return Array.from({ length: count }, (_, at) => String(at).padStart(100, 'a')).join(',');
}
