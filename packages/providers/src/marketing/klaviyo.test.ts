import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { marketingCases, SAMPLE_ENQUIRY, SAMPLE_SUBSCRIPTION } from './conformance.ts';
import { createKlaviyo, probeKlaviyo } from './klaviyo.ts';
import { openKlaviyo, type TestKlaviyo } from './testing/open-klaviyo.ts';

const KEY = 'pk_0123456789';
let klaviyo: TestKlaviyo;
const provider = (more: Partial<Parameters<typeof createKlaviyo>[0]> = {}) =>
  createKlaviyo({ apiKey: KEY, baseUrl: klaviyo.url, ...more });
const paths = () => klaviyo.heard.map(({ path }) => path);

beforeEach(async () => {
  klaviyo = await openKlaviyo();
});
afterEach(() => klaviyo.close());

describe('Klaviyo', () => {
  it.each(marketingCases)('$name', async ({ run }) => {
    await run(provider());
  });

  it('hears the key and the edition of its interface', async () => {
    await provider().deliver(SAMPLE_ENQUIRY);
    expect(klaviyo.heard[0]?.headers).toMatchObject({
      authorization: `Klaviyo-API-Key ${KEY}`,
      revision: '2026-07-15',
      'content-type': 'application/vnd.api+json',
    });
  });

  it('hears of an enquiry as an event with the request’s own id [D-1-06]', async () => {
    await provider().deliver(SAMPLE_ENQUIRY);
    expect(klaviyo.heard).toMatchObject([
      {
        path: '/api/events',
        body: {
          data: {
            type: 'event',
            attributes: {
              properties: { enquiry: 'Does it fit?' },
              time: '2026-11-14T23:46:40.000Z',
              unique_id: SAMPLE_ENQUIRY.id,
              metric: { data: { type: 'metric', attributes: { name: 'Enquiry' } } },
              profile: { data: { type: 'profile', attributes: { email: 'mia@example.com' } } },
            },
          },
        },
      },
    ]);
  });

  it('has an enquiry once, however often it is delivered', async () => {
    await provider().deliver(SAMPLE_ENQUIRY);
    await provider().deliver(SAMPLE_ENQUIRY);
    expect([klaviyo.heard.length, klaviyo.events.size]).toEqual([2, 1]);
  });

  it('hears who signed up, and then for which list, by email alone [D-1-06]', async () => {
    await provider().deliver(SAMPLE_SUBSCRIPTION);
    expect(klaviyo.heard.map(({ path, body }) => ({ path, body }))).toEqual([
      {
        path: '/api/profile-import',
        body: {
          data: {
            type: 'profile',
            attributes: {
              email: 'mia@example.com',
              first_name: 'Mia',
              last_name: 'Tran',
              phone_number: '+61412345678',
            },
          },
        },
      },
      {
        path: '/api/profile-subscription-bulk-create-jobs',
        body: {
          data: {
            type: 'profile-subscription-bulk-create-job',
            attributes: {
              custom_source: 'Website',
              historical_import: false,
              profiles: {
                data: [
                  {
                    type: 'profile',
                    attributes: {
                      email: 'mia@example.com',
                      subscriptions: { email: { marketing: { consent: 'SUBSCRIBED' } } },
                    },
                  },
                ],
              },
            },
            relationships: { list: { data: { type: 'list', id: 'NEWS' } } },
          },
        },
      },
    ]);
  });

  it.each([
    ['', 'HOUSE', { relationships: { list: { data: { id: 'HOUSE' } } } }],
    ['', undefined, {}],
    ['COFFEE', 'HOUSE', { relationships: { list: { data: { id: 'COFFEE' } } } }],
  ])('list %j of the form and %j of the shop', async (listId, houseList, expected) => {
    if (SAMPLE_SUBSCRIPTION.kind !== 'subscription') throw new Error('the sample is no sign-up');
    const data = { ...SAMPLE_SUBSCRIPTION.data, listId };
    await provider(houseList === undefined ? {} : { listId: houseList }).deliver({ ...SAMPLE_SUBSCRIPTION, data });
    const job = klaviyo.heard.at(-1)?.body as { data: object };
    expect(job.data).toMatchObject(expected);
    expect('relationships' in job.data).toBe('relationships' in expected);
  });

  it('gets no phone that belongs to somebody else already', async () => {
    klaviyo.replies.push({ status: 409 });
    expect(await provider().deliver(SAMPLE_SUBSCRIPTION)).toEqual({ status: 'DELIVERED' });
    expect(paths()).toEqual([
      '/api/profile-import',
      '/api/profile-import',
      '/api/profile-subscription-bulk-create-jobs',
    ]);
    expect(JSON.stringify(klaviyo.heard[1]?.body)).not.toContain('phone_number');
  });

  it.each([400, 413, 422])('%i is a no for ever', async (status) => {
    klaviyo.replies.push({ status });
    expect(await provider().deliver(SAMPLE_ENQUIRY)).toEqual({ status: 'REFUSED', problem: `status ${status}` });
  });

  it.each([401, 403, 404, 408, 429, 500, 503])('%i is a no for now', async (status) => {
    klaviyo.replies.push({ status });
    expect(await provider().deliver(SAMPLE_ENQUIRY)).toEqual({ status: 'FAILED', problem: `status ${status}` });
  });

  it('says when it does not let the shop in, and when it does again', async () => {
    const heard: (string | null)[] = [];
    const heardBy = provider({ onAccess: (problem) => heard.push(problem) });
    for (const status of [401, 404, 500, 202]) {
      klaviyo.replies.push({ status });
      await heardBy.deliver(SAMPLE_ENQUIRY);
    }
    expect(heard).toEqual(['status 401', 'status 404', null]);
  });

  it('says how long to wait', async () => {
    klaviyo.replies.push({ status: 429, headers: { 'retry-after': '90' } });
    expect(await provider().deliver(SAMPLE_ENQUIRY)).toMatchObject({ status: 'FAILED', retryAfterSeconds: 90 });
  });

  it('says until when to wait', async () => {
    klaviyo.replies.push({ status: 429, headers: { 'retry-after': new Date(Date.now() + 3_600_000).toUTCString() } });
    const delivery = await provider().deliver(SAMPLE_ENQUIRY);
    const seconds = delivery.status === 'FAILED' ? (delivery.retryAfterSeconds ?? 0) : 0;
    expect(seconds).toBeGreaterThan(3000);
    expect(seconds).toBeLessThanOrEqual(3600);
  });

  it('may not answer at all', async () => {
    klaviyo.replies.push('hang up');
    expect(await provider().deliver(SAMPLE_ENQUIRY)).toEqual({ status: 'FAILED', problem: 'no connection' });
    klaviyo.onRequest = () => new Promise<void>(() => {});
    expect(await provider({ timeoutMs: 50 }).deliver(SAMPLE_ENQUIRY)).toEqual({
      status: 'FAILED',
      problem: 'no answer in time',
    });
  });

  it.each([
    [200, undefined],
    [403, undefined],
    [401, 'status 401'],
  ])('asked whether it knows the key, %i', async (status, problem) => {
    klaviyo.replies.push({ status });
    const asked = probeKlaviyo({ apiKey: KEY, baseUrl: klaviyo.url }).catch((error: Error) => error.message);
    expect(await asked).toBe(problem);
  });
});
