import { describe, expect, it } from 'vitest';
import { algoliaHosts, createAlgoliaClient } from './algolia-client.ts';
import { type Answer, openAnsweringServer } from './testing/answering-server.ts';

const access = { appId: 'APP1', apiKey: 'secret-key' };
const ok = (): Answer => ({ status: 200, body: { fine: true } });
/** A port nobody listens on. */
const NOWHERE = 'http://127.0.0.1:1';

describe('createAlgoliaClient', () => {
  it('says who it is, in headers', async () => {
    await using server = await openAnsweringServer(ok);
    const client = createAlgoliaClient({ ...access, hosts: [`${server.url}/below`] });
    expect(await client.read('POST', '/1/indexes/*/queries', { requests: [] })).toEqual({ fine: true });
    expect(server.received).toEqual([
      {
        method: 'POST',
        path: '/below/1/indexes/*/queries',
        body: { requests: [] },
        headers: expect.objectContaining({
          'x-algolia-application-id': 'APP1',
          'x-algolia-api-key': 'secret-key',
          'content-type': 'application/json',
        }),
      },
    ]);
  });

  it('keeps a connection for the next call', async () => {
    await using server = await openAnsweringServer(ok);
    const client = createAlgoliaClient({ ...access, hosts: [server.url] });
    await client.read('GET', '/1/a');
    await client.write('PUT', '/1/b', {});
    expect(server.received.map(({ headers }) => headers.connection)).toEqual(['keep-alive', 'keep-alive']);
  });

  it.each<[string, Answer]>([
    ['is broken', { status: 500 }],
    ['is overloaded', { status: 503, body: 'not JSON' }],
    ['is silent', 'silence'],
    ['answers with nonsense', { status: 200, body: '<html>' }],
    ['sends it elsewhere', { status: 302, location: `${NOWHERE}/` }],
  ])('asks another host when one %s, and that one last from then on', async (_, answer) => {
    await using bad = await openAnsweringServer(() => answer);
    await using good = await openAnsweringServer(ok);
    const client = createAlgoliaClient({ ...access, hosts: [bad.url, good.url], timeoutMs: 1000 });
    expect(await client.read('GET', '/1/x')).toEqual({ fine: true });
    expect(await client.read('GET', '/1/y')).toEqual({ fine: true });
    expect(bad.received).toHaveLength(1);
    expect(good.received.map(({ path }) => path)).toEqual(['/1/x', '/1/y']);
  });

  it('asks another host when nobody listens', async () => {
    await using good = await openAnsweringServer(ok);
    const client = createAlgoliaClient({ ...access, hosts: [NOWHERE, good.url] });
    expect(await client.read('GET', '/1/x')).toEqual({ fine: true });
  });

  it('gives up when no host answers, and asks again the next time', async () => {
    let isUp = false;
    await using server = await openAnsweringServer(() => (isUp ? ok() : { status: 502 }));
    const client = createAlgoliaClient({ ...access, hosts: [NOWHERE, server.url] });
    const failure = { message: 'The search service does not answer.', status: 503 };
    await expect(client.read('GET', '/1/x')).rejects.toMatchObject(failure);
    isUp = true;
    expect(await client.read('GET', '/1/x')).toEqual({ fine: true });
  });

  it.each<[Answer, { message: string; status: number }]>([
    [
      { status: 400, body: { message: 'Bad filter', status: 400 } },
      { message: 'Bad filter', status: 400 },
    ],
    [
      { status: 404, body: '<html>' },
      { message: 'The search service answered 404.', status: 404 },
    ],
    [
      { status: 403, body: { message: 'secret-key is not valid' } },
      { message: '… is not valid', status: 403 },
    ],
  ])('takes %j for an answer, and does not say its key', async (answer, failure) => {
    await using server = await openAnsweringServer(() => answer);
    await using other = await openAnsweringServer(ok);
    const client = createAlgoliaClient({ ...access, hosts: [server.url, other.url] });
    await expect(client.read('GET', '/1/x')).rejects.toMatchObject(failure);
    expect(other.received).toEqual([]);
  });

  it('never sends its key to where a host points', async () => {
    await using elsewhere = await openAnsweringServer(ok);
    await using server = await openAnsweringServer(() => ({ status: 307, location: elsewhere.url }));
    const client = createAlgoliaClient({ ...access, hosts: [server.url] });
    await expect(client.read('POST', '/1/x', {})).rejects.toMatchObject({ status: 503 });
    expect(elsewhere.received).toEqual([]);
  });
});

describe('algoliaHosts', () => {
  it('are the near one, or the one that writes, and three others', () => {
    const others = ['https://APP1-1.algolianet.com', 'https://APP1-2.algolianet.com', 'https://APP1-3.algolianet.com'];
    const [near, ...rest] = algoliaHosts('APP1', 'read');
    expect([near, rest.toSorted()]).toEqual(['https://APP1-dsn.algolia.net', others]);
    expect(algoliaHosts('APP1', 'write')[0]).toBe('https://APP1.algolia.net');
  });
});
