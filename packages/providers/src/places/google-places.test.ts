import { describe, expect, it } from 'vitest';
import { placesCases } from './conformance.ts';
import { createEmbeddedPlaces } from './embedded-places.ts';
import { createGooglePlaces } from './google-places.ts';
import { answerGeocoding } from './testing/answer-geocoding.ts';
import { answerPlaces } from './testing/answer-places.ts';
import { someLocalities } from './testing/some-localities.ts';

type Sent = { readonly url: URL; readonly init: RequestInit };
const config = { apiKey: 'key', baseUrl: 'https://places.test', geocodingUrl: 'https://geocode.test', timeoutMs: 1000 };

/** The embedded provider behind Google's wire format. */
function openGoogle() {
  const sent: Sent[] = [];
  const service = createEmbeddedPlaces(someLocalities);
  const send: typeof fetch = async (input, init = {}) => {
    const url = new URL(String(input));
    sent.push({ url, init });
    const headers = new Headers(init.headers);
    const answer = url.origin === config.geocodingUrl ? answerGeocoding : answerPlaces;
    const { status, body } = await answer(service, {
      method: init.method ?? 'GET',
      path: url.pathname.replace(/^\/v\d/, '') + url.search,
      apiKey: headers.get('x-goog-api-key') ?? undefined,
      fieldMask: headers.get('x-goog-fieldmask') ?? undefined,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
    });
    return Response.json(body, { status });
  };
  return { sent, places: createGooglePlaces(config, send) };
}

const answering = (status: number, body: unknown) =>
  createGooglePlaces(config, async () =>
    typeof body === 'string' ? new Response(body, { status }) : Response.json(body, { status }),
  );
const question = { text: '22 Barkly St, Foots', sessionToken: 's-1', near: null };

describe('Google Places', () => {
  it.each(placesCases)('$name', ({ run }) => run(openGoogle().places));

  it('asks for Australian street addresses only, in one session [C-7-53]', async () => {
    const { places, sent } = openGoogle();
    const answer = await places.suggest({ ...question, near: { lat: -37.8, lng: 144.9 } });
    if (answer.status !== 'SUCCESS') throw new Error(answer.status);
    await places.find(answer.value[0]?.placeId ?? '', 's-1');
    expect(JSON.parse(String(sent[0]?.init.body))).toMatchObject({
      sessionToken: 's-1',
      includedRegionCodes: ['au'],
      includedPrimaryTypes: ['street_address', 'premise', 'subpremise'],
      locationBias: { circle: { center: { latitude: -37.8, longitude: 144.9 } } },
    });
    expect(sent[1]?.url.searchParams.get('sessionToken')).toBe('s-1');
    expect(new Headers(sent[1]?.init.headers).get('x-goog-fieldmask')).toContain('addressComponents');
  });

  it('asks for the suburb of a point in Australia [C-7-52 C-7-53]', async () => {
    const { places, sent } = openGoogle();
    await places.locate({ lat: -37.8, lng: 144.9 });
    const [asked] = sent;
    expect(asked?.url.pathname).toBe('/v4/geocode/location/-37.8,144.9');
    expect(asked?.url.searchParams.getAll('types')).toEqual(['locality', 'postal_code']);
    expect(asked?.url.searchParams.get('regionCode')).toBe('au');
  });

  it('never puts the key into an address', async () => {
    const { places, sent } = openGoogle();
    await places.suggest(question);
    await places.locate({ lat: -37.8, lng: 144.9 });
    expect(sent.map(({ url }) => url.href).join()).not.toContain('key');
  });

  it.each([
    [500, {}, true],
    [429, {}, true],
    [403, {}, false],
    [200, 'no json', true],
  ])('could not find out when it answers %i %j', async (status, body, retryable) => {
    const google = answering(status, body);
    const unknown = { status: 'ERROR', code: 'UNAVAILABLE', retryable };
    expect(await google.suggest(question)).toEqual(unknown);
    expect(await google.locate({ lat: -37.8, lng: 144.9 })).toEqual(unknown);
  });

  it.each([
    [403, { error: { status: 'PERMISSION_DENIED' } }],
    [400, { error: { status: 'INVALID_ARGUMENT', details: [{ reason: 'API_KEY_INVALID' }] } }],
  ])('does not say that a place is gone when it refuses the key with %i', async (status, body) => {
    const heard: (string | null)[] = [];
    const google = createGooglePlaces({ ...config, onAccess: (problem) => heard.push(problem) }, async () =>
      Response.json(body, { status }),
    );
    expect(await google.find('p', 's')).toEqual({ status: 'ERROR', code: 'UNAVAILABLE', retryable: false });
    expect(heard).toEqual([`status ${status}`]);
    expect(await answering(400, { error: { status: 'INVALID_ARGUMENT' } }).find('p', 's')).toMatchObject({
      reasons: [{ code: 'PLACE_NOT_FOUND' }],
    });
  });

  it('gives up after its time', async () => {
    const slow = createGooglePlaces(
      { ...config, timeoutMs: 20 },
      (_, init) =>
        new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
    );
    expect(await slow.suggest(question)).toMatchObject({ status: 'ERROR', code: 'TIMEOUT' });
    expect(await slow.find('x', 's')).toMatchObject({ status: 'ERROR', code: 'TIMEOUT' });
  });

  const component = (type: string, longText: string, shortText = longText) => ({ types: [type], longText, shortText });
  const here = [
    component('route', 'Barkly Street'),
    component('locality', 'Footscray'),
    component('postal_code', '3011'),
  ];

  it('takes a street without a number, and no other country', async () => {
    const victoria = component('administrative_area_level_1', 'Victoria', 'VIC');
    const found = await answering(200, {
      addressComponents: [...here, victoria, component('country', 'Australia', 'AU')],
    }).find('p', 's');
    expect(found).toMatchObject({ value: { street1: 'Barkly Street', street2: '', state: 'VIC', postcode: '3011' } });
    const abroad = [...here, victoria, component('country', 'New Zealand', 'NZ')];
    expect(await answering(200, { addressComponents: abroad }).find('p', 's')).toMatchObject({ status: 'REJECTED' });
    expect(await answering(200, {}).find('p', 's')).toMatchObject({ status: 'REJECTED' });
  });
});
