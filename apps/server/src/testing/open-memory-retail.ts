import { createVerify, generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';

type Body = Readonly<Record<string, unknown>>;

const PROJECT = 'shop-1';
const SERVING_CONFIG = 'others-you-may-like';
const CATALOG = `/v2/projects/${PROJECT}/locations/global/catalogs/default_catalog`;
const TOKEN = 'ya29.for-tests';

/** Whether the assertion was signed by the service account's key. */
function isSigned(assertion: string, publicKey: string): boolean {
  const [head = '', claims = '', signature = ''] = assertion.split('.');
  return createVerify('RSA-SHA256').update(`${head}.${claims}`).verify(publicKey, signature, 'base64url');
}

/**
 * A local server that issues tokens for a service account and speaks the part of Retail v2 that we use: it recommends
 * the given products and stores the events it receives. Requires the right token.
 */
export async function openMemoryRetail(recommended: readonly string[]) {
  const received: Body[] = [];
  const asked: Body[] = [];
  const state = { status: 200 };
  const keys = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const app = Fastify({ logger: false, routerOptions: { caseSensitive: true } });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.post<{ Body: { assertion: string } }>('/token', async ({ body }, reply) =>
    isSigned(body.assertion, keys.publicKey)
      ? { access_token: TOKEN, expires_in: 3600, token_type: 'Bearer' }
      : reply.code(400).send({ error: 'invalid_grant' }),
  );
  app.post<{ Body: Body }>('/*', async ({ url, headers, body }, reply) => {
    if (headers.authorization !== `Bearer ${TOKEN}`) return reply.code(401).send({});
    if (state.status !== 200) return reply.code(state.status).send({});
    if (url === `${CATALOG}/userEvents:write`) {
      received.push(body);
      return body;
    }
    if (url !== `${CATALOG}/servingConfigs/${SERVING_CONFIG}:predict`) return reply.code(404).send({});
    asked.push(body);
    return { results: recommended.map((id) => ({ id })), attributionToken: 'token-of-google' };
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const folder = await mkdtemp(join(tmpdir(), 'wattle-retail-'));
  const credentials = join(folder, 'account.json');
  const account = { client_email: 'shop@example.com', private_key: keys.privateKey, token_uri: `${url}/token` };
  await writeFile(credentials, JSON.stringify(account));
  return {
    received,
    asked,
    /** From now on, answers every call except token requests with this status. */
    answerWith: (status: number) => {
      state.status = status;
    },
    env: {
      GOOGLE_RETAIL_PROJECT_ID: PROJECT,
      GOOGLE_RETAIL_SERVING_CONFIG: SERVING_CONFIG,
      GOOGLE_RETAIL_CREDENTIALS: credentials,
      GOOGLE_RETAIL_URL: url,
    },
    async [Symbol.asyncDispose]() {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
