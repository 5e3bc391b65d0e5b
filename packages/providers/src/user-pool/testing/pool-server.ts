import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createDemoSocial, type DemoSocial } from '../demo-social/create-demo-social.ts';
import type { PoolAnswer } from '../handle-call.ts';
import type { HostedRequest } from '../hosted/hosted-request.ts';
import { createOpenIdSocial } from '../openid-social.ts';
import type { GivenSettings } from '../settings.ts';
import { CLIENT_ID, openPool, type TestPool } from './open-pool.ts';

export type PoolServer = AsyncDisposable & {
  readonly url: string;
  readonly issuer: string;
  readonly test: TestPool;
  readonly callbackUrl: string;
  readonly logoutUrl: string;
};

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

function toHosted(request: IncomingMessage, body: string, prefix: string): HostedRequest {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const cookies = (request.headers.cookie ?? '').split('; ').map((text) => /^([^=]+)=(.*)$/.exec(text)?.slice(1) ?? []);
  return {
    method: request.method ?? 'GET',
    path: url.pathname.slice(prefix.length),
    query: url.searchParams,
    form: new URLSearchParams(body),
    cookies: Object.fromEntries(cookies.filter((pair) => pair.length === 2)),
    authorization: request.headers.authorization,
    address: request.socket.remoteAddress ?? '',
  };
}

function send(response: ServerResponse, { status, headers, body }: PoolAnswer): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.writeHead(status).end(body);
}

/** A pool on a loopback server with the demo social provider, for real clients to talk to. */
export async function openPoolServer(given: Partial<GivenSettings> = {}): Promise<PoolServer> {
  let parts: { readonly test: TestPool; readonly social: DemoSocial } | undefined;
  const answer = async (request: IncomingMessage): Promise<PoolAnswer> => {
    const body = await readBody(request);
    if (!parts) throw new Error('not open yet');
    if (request.url?.startsWith('/social/')) return parts.social.hosted(toHosted(request, body, '/social'));
    const target = request.headers['x-amz-target'];
    if (request.method === 'POST' && typeof target === 'string')
      return parts.test.pool.handle({ target, body, address: request.socket.remoteAddress ?? '' });
    return parts.test.pool.hosted(toHosted(request, body, '/idp'));
  };
  const server = createServer((request, response) => {
    answer(request).then(
      (given) => send(response, given),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const [callbackUrl, logoutUrl] = [`${origin}/account/authenticate`, `${origin}/account/signin`];
  const shared = { issuer: `${origin}/social`, clientId: 'pool', clientSecret: 'a secret of the demo' };
  const social = createDemoSocial({
    ...shared,
    redirectUri: `${origin}/idp/oauth2/idpresponse`,
    shopOrigins: [origin],
    clock: Date.now,
  });
  const test = await openPool({
    hostedUrl: `${origin}/idp`,
    clients: [{ clientId: CLIENT_ID, callbackUrls: [callbackUrl], logoutUrls: [logoutUrl] }],
    social: [createOpenIdSocial({ ...shared, name: 'Demo', label: 'Continue with Demo', linksByEmail: false })],
    ...given,
  });
  parts = { test, social };
  return {
    url: `${origin}/idp`,
    issuer: test.settings.issuer,
    test,
    callbackUrl,
    logoutUrl,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
