import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../testing/open-test-shop.ts';

let shop: TestShop;
let port: number;
beforeAll(async () => {
  shop = await openTestShop();
  port = Number(new URL(await shop.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(() => shop.close());

/** Sends these bytes and nothing else. Returns the status of every answer on the connection. */
async function send(bytes: string): Promise<number[]> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(bytes, 'latin1');
  const answer = await text(socket);
  return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
}

const get = (lines: string, target = '/api/stores'): string => `GET ${target} HTTP/1.1\r\n${lines}\r\n`;
const post = (lines: string, body: string): string => `POST /api/klaviyo/enquiry HTTP/1.1\r\n${lines}\r\n${body}`;
const HOST = 'Host: localhost\r\n';
const CLOSE = 'Connection: close\r\n';
const JSON_TYPE = 'Content-Type: application/json\r\n';

it('answers what is in order', async () => {
  expect(await send(get(HOST + CLOSE))).toEqual([200]);
  expect(await send(get(HOST) + get(HOST + CLOSE))).toEqual([200, 200]);
});

it.each([
  ['two hosts', get(`${HOST}Host: evil.example\r\n`), [400]],
  ['the same host twice, in other letters', get(`${HOST}hOST: localhost\r\n`), [400]],
  ['no host', get(CLOSE), [400]],
  ['an empty host', get(`Host:\r\n${CLOSE}`), [421]],
  ['a list of hosts', get(`Host: localhost, evil.example\r\n${CLOSE}`), [421]],
  ['a host with a user', get(`Host: localhost@evil.example\r\n${CLOSE}`), [421]],
  ['a whole URL of another host', get(HOST + CLOSE, 'http://evil.example/api/stores'), [400]],
  ['a whole URL of this host', get(HOST + CLOSE, 'http://LOCALHOST/api/stores'), [200]],
  ['a whole URL with another scheme', get(HOST + CLOSE, 'file:///etc/passwd'), [400]],
  ['an asterisk as target', get(HOST + CLOSE, '*'), [400]],
  ['two lengths', post(`${HOST}${JSON_TYPE}Content-Length: 2\r\nContent-Length: 3\r\n`, '{} '), [400]],
  ['the same length twice', post(`${HOST}${JSON_TYPE}Content-Length: 2\r\nContent-Length: 2\r\n`, '{}'), [400]],
  ['a list of lengths', post(`${HOST}${JSON_TYPE}Content-Length: 2, 2\r\n`, '{}'), [400]],
  ['a signed length', post(`${HOST}${JSON_TYPE}Content-Length: +2\r\n`, '{}'), [400]],
  ['a length in hexadecimal', post(`${HOST}${JSON_TYPE}Content-Length: 0x2\r\n`, '{}'), [400]],
  [
    'chunks and a length',
    post(`${HOST}${JSON_TYPE}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n`, '0\r\n\r\n'),
    [400],
  ],
  [
    'chunks twice',
    post(`${HOST}${JSON_TYPE}Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n`, '0\r\n\r\n'),
    [400],
  ],
  ['chunks in another coding', post(`${HOST}${JSON_TYPE}Transfer-Encoding: chunked, x\r\n`, '0\r\n\r\n'), [400]],
  ['a coding with a tab before it', post(`${HOST}Transfer-Encoding:\x0bchunked\r\n`, '0\r\n\r\n'), [400]],
  ['a chunk with a sign', post(`${HOST}Transfer-Encoding: chunked\r\n`, '+2\r\n{}\r\n0\r\n\r\n'), [400]],
  ['a space before the colon', get(`${HOST}X-A : b\r\n`), [400]],
  ['a folded header', get(`${HOST}X-A: b\r\n c\r\n`), [400]],
  ['NUL in a name', get(`${HOST}X-\0A: b\r\n`), [400]],
  ['NUL in a value', get(`${HOST}X-A: \0b\r\n`), [400]],
  ['a bare line feed', `GET /api/stores HTTP/1.1\n${HOST}\n`, [400]],
  ['a bare carriage return', get(`${HOST}X-A: b\rX-B: c\r\n`), [400]],
  ['30 kB of cookies', get(`${HOST}Cookie: ${'a=1; '.repeat(6_000)}\r\n`), [431]],
  ['3,000 headers', get(`${HOST}${'X-A: 1\r\n'.repeat(3_000)}`), [431]],
  ['an unknown method', `BREW /api/stores HTTP/1.1\r\n${HOST}\r\n`, [400]],
  ['a method in small letters', `get /api/stores HTTP/1.1\r\n${HOST}\r\n`, [400]],
  ['CONNECT', `CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`, [405]],
  ['TRACE', `TRACE / HTTP/1.1\r\n${HOST}${CLOSE}X-Secret: s\r\n\r\n`, [405]],
  ['an upgrade to another protocol', get(`${HOST}Connection: upgrade, close\r\nUpgrade: websocket\r\n`), [200]],
  ['an upgrade to HTTP/2', get(`${HOST}Connection: upgrade, close\r\nUpgrade: h2c\r\n`), [200]],
  ['HTTP/2 by prior knowledge', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400, 505]],
  ['a later version', `GET / HTTP/9.9\r\n${HOST}\r\n`, [400, 505]],
  ['HTTP/1.0', `GET /api/stores HTTP/1.0\r\n${HOST}\r\n`, [200]],
  ['TLS on this port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['an unknown expectation', get(`${HOST}${CLOSE}Expect: the-impossible\r\n`), [417]],
])('%s', async (_title, bytes, allowed) => {
  const [status, ...others] = await send(bytes);
  expect(allowed).toContain(status);
  // no part of it is parsed as a second request
  expect(others).toEqual([]);
});

it('serves on afterwards', async () => {
  expect(await send(get(HOST + CLOSE))).toEqual([200]);
});
