import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { examineHttps, examinePlain } from './examine-https.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serving(status: number, headers: Record<string, string> = {}): Promise<number> {
  server = createServer((_, response) => response.writeHead(status, headers).end());
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done));
  return (server.address() as AddressInfo).port;
}

describe('the address without TLS', () => {
  it.each([
    ['leads to https', 301, { location: 'https://shop.example/' }, true],
    ['refuses', 403, {}, true],
    ['shows the shop', 200, {}, false],
    ['leads elsewhere in the clear', 302, { location: 'http://shop.example/home' }, false],
  ])('%s', async (_, status, headers: Record<string, string>, isWell) => {
    expect(await examinePlain(`http://127.0.0.1:${await serving(status, headers)}/`)).toMatchObject({ isWell });
  });

  it('may be closed', async () => {
    expect(await examinePlain('http://127.0.0.1:1/')).toMatchObject({ isWell: true });
  });

  it('must not be the shop’s', async () => {
    expect(await examineHttps('http://shop.example')).toMatchObject({ isWell: false });
  });
});
