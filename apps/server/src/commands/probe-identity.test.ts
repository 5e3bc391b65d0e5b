import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { capabilitiesOf } from '../shop/capabilities.ts';
import { examineCapability } from './examine-capability.ts';

let server: Server;
let answer: { status: number; body: string };
beforeEach(async () => {
  answer = { status: 200, body: '{"keys":[{"kid":"a"}]}' };
  server = createServer((_, response) => response.writeHead(answer.status).end(answer.body)).listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
});
afterEach(() => {
  server.close();
});

async function examine(env: Record<string, string>) {
  const config = readConfig(env);
  const found = capabilitiesOf(config).find(({ capability }) => capability === 'identity');
  return found && (await examineCapability(config, found));
}

describe('identity in what the doctor says', () => {
  it('is the embedded pool', async () => {
    expect(await examine({})).toMatchObject({ isWell: true, says: 'user pool, embedded' });
  });

  it('is Cognito, with its keys to be had', async () => {
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const env = {
      ...{ COGNITO_USER_POOL_ID: 'ap-southeast-2_Pool', COGNITO_CLIENT_ID: 'abc', COGNITO_DOMAIN: issuer },
      COGNITO_ISSUER: issuer,
    };
    expect(await examine(env)).toMatchObject({ isWell: true, says: 'Amazon Cognito, real' });
    answer = { status: 200, body: '{"keys":[]}' };
    expect(await examine(env)).toMatchObject({ isWell: false, says: expect.stringContaining('it has no keys') });
    answer = { status: 404, body: 'no pool' };
    expect(await examine(env)).toMatchObject({ isWell: false, says: expect.stringContaining('404') });
  });
});
