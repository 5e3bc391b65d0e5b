import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createEmbeddedPlaces, type PlacesProvider } from '@wattle/providers/places';
import { answerGeocoding, answerPlaces } from '@wattle/providers/places/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleLocality, sampleShop } from '../../store/testing/sample-shop.ts';
import { openTestShop, type TestShop } from '../../testing/open-test-shop.ts';

const sessionToken = randomUUID();
const ask = (shop: TestShop, call: string, payload: object) =>
  shop.app.inject({ method: 'POST', url: `/api/addresses/${call}`, payload: { sessionToken, ...payload } });

const RICHMOND = {
  ...sampleLocality('Richmond', 'VIC', '3121'),
  location: { latitude: -37.82, longitude: 145 },
};
const CARLTON = { ...sampleLocality('Carlton', 'VIC', '3053'), location: { latitude: -37.8, longitude: 144.967 } };

const found = { street1: '12 Saxon Street', street2: 'Unit 3', suburb: 'Richmond', state: 'VIC', postcode: '3121' };

async function walk(shop: TestShop): Promise<void> {
  const suggested = await ask(shop, 'suggest', { text: '3/12 saxon st richm' });
  expect(suggested.headers['cache-control']).toBe('no-store');
  const [first] = suggested.json().suggestions;
  expect(first).toMatchObject({ main: '3/12 Saxon Street', secondary: 'Richmond VIC 3121' });
  const address = await ask(shop, 'find', { placeId: first.placeId });
  expect(address.json()).toEqual({ ...found, country: 'AU' });
}

describe('address calls', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop({ content: { ...sampleShop(), localities: [RICHMOND, CARLTON] } });
  });
  afterAll(() => shop.close());

  it('find an address in the list of suburbs [C-7-50 C-7-51]', () => walk(shop));

  it.each([
    ['Richmond VIC 3121', { lat: -37.82, lng: 145 }],
    ['Carlton VIC 3053', { lat: -37.8, lng: 144.967 }],
  ])('offer what is near where the shopper is: %s [C-7-50]', async (secondary, near) => {
    const { suggestions } = (await ask(shop, 'suggest', { text: '12 saxon st', near })).json();
    expect(suggestions[0]).toMatchObject({ main: '12 Saxon Street', secondary });
  });

  it.each([
    ['suggest', { text: '' }, 400],
    ['suggest', { text: 'x'.repeat(201) }, 400],
    ['suggest', { text: '12 saxon st', sessionToken: 'my own' }, 400],
    ['find', { placeId: 'nowhere' }, 404],
    ['find', { placeId: 'x'.repeat(1001) }, 400],
  ])('%s refuses %j', async (call, input, status) => {
    expect((await ask(shop, call, input)).statusCode).toBe(status);
  });
});

describe('addresses by Google', () => {
  const richmond = { suburb: 'Richmond', state: 'VIC', postcode: '3121', name: 'Richmond VIC 3121' } as const;
  const suburbs = async () => [{ ...richmond, location: { latitude: -37.8, longitude: 145 } }];
  let google: Server;
  let shop: TestShop;

  beforeAll(async () => {
    google = await openGoogle(createEmbeddedPlaces({ byText: suburbs, near: suburbs }));
    const url = `http://127.0.0.1:${(google.address() as AddressInfo).port}`;
    shop = await openTestShop({
      content: { ...sampleShop(), localities: [sampleLocality('Richmond', 'VIC', '3121'), CARLTON] },
      env: { GOOGLE_PLACES_API_KEY: 'secret-key', GOOGLE_PLACES_URL: url, GOOGLE_GEOCODING_URL: url },
    });
  });
  afterAll(async () => {
    await shop.close();
    google.close();
  });

  it('are asked for by configuration alone, with the token of the search [C-7-50 C-7-51]', async () => {
    tokens.length = 0;
    await walk(shop);
    expect(tokens).toEqual([sessionToken, sessionToken]);
  });

  it('name the suburb of a point, which need not be the nearest [C-7-52]', async () => {
    const { json } = await shop.app.inject('/api/locality?lat=-37.801&lng=144.967');
    expect(json()).toMatchObject({ suburb: 'Richmond', postcode: '3121' });
  });

  it('say that they could not be found out when it is away', async () => {
    google.closeAllConnections();
    await new Promise((resolve) => google.close(resolve));
    const answer = await ask(shop, 'suggest', { text: '3/12 saxon st richm' });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).not.toContain('secret-key');
    const { json } = await shop.app.inject('/api/locality?lat=-37.801&lng=144.967');
    expect(json()).toMatchObject({ suburb: 'Carlton' });
  });
});

/** The session tokens that Google was given. */
const tokens: unknown[] = [];

/** A server that speaks the Google Places API. */
function openGoogle(provider: PlacesProvider): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = chunks.length === 0 ? undefined : JSON.parse(Buffer.concat(chunks).toString());
    tokens.push(body?.sessionToken ?? new URL(request.url ?? '', 'http://google').searchParams.get('sessionToken'));
    const answer = request.url?.startsWith('/v4/') ? answerGeocoding : answerPlaces;
    const answered = await answer(provider, {
      method: request.method ?? '',
      path: (request.url ?? '').replace(/^\/v\d/, ''),
      apiKey: request.headers['x-goog-api-key']?.toString(),
      fieldMask: request.headers['x-goog-fieldmask']?.toString(),
      body,
    });
    response.writeHead(answered.status, { 'content-type': 'application/json' }).end(JSON.stringify(answered.body));
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
