import { connect } from 'node:net';
import { text } from 'node:stream/consumers';

export type OddRequest = {
  readonly method: string;
  readonly target: string;
  readonly headers?: readonly string[];
  readonly body?: string;
};
export type RawAnswer = { readonly status: number; readonly head: string; readonly body: string; readonly ms: number };

const TIMEOUT_MS = 30_000;

/** Sends a request byte for byte: a client of HTTP would mend what is odd about it. Status 0: no answer. */
export async function sendRaw(
  shop: string,
  { method, target, headers = [], body = '' }: OddRequest,
): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(shop);
  const began = performance.now();
  const socket = connect(Number(port), hostname);
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
  const own = headers.some((line) => /^(content-length|transfer-encoding):/i.test(line));
  const length = body !== '' && !own ? [`Content-Length: ${Buffer.byteLength(body, 'latin1')}`] : [];
  const lines = [`${method} ${target} HTTP/1.1`, `Host: ${host}`, ...headers, ...length, 'Connection: close', '', ''];
  socket.write(lines.join('\r\n') + body, 'latin1');
  const [head = '', ...rest] = (await text(socket).catch(() => '')).split('\r\n\r\n');
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0);
  return { status, head, body: rest.join('\r\n\r\n'), ms: performance.now() - began };
}

/** What no answer to nonsense may be: an error of ours, silence, or a look inside. */
export function faultOf({ method, target, headers = [] }: OddRequest, answer: RawAnswer): string | undefined {
  const at = `${method} ${target.slice(0, 100)} ${headers.join(' ').slice(0, 80)}`;
  if (answer.status === 0 || answer.status >= 500) return `${at}: ${answer.status} ${answer.body.slice(0, 150)}`;
  if (/node_modules|\.tsx?:\d|at \w+ \(/.test(answer.body)) return `${at} shows a stack`;
  return undefined;
}

/** One address of each kind that is not a call. */
const PLACES: readonly string[] = [
  '/',
  '/search',
  '/products/x',
  '/categories/x',
  '/brands/x',
  '/stores/x',
  '/articles/x',
  '/compare',
  '/cart',
  '/checkout/adyen',
  '/account/orders/x',
  '/orders/find',
  '/forms/enquiry',
  '/forms/event-sign-up/thanks/x',
  '/cdn-cgi/image/width=640/pictures/x',
  '/pictures/x',
  '/media/x',
  '/assets/x.js',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/feeds/products.xml',
  '/api/payment/webhook',
  '/api/search/indexes/products/query',
  '/api/search/indexes/*/queries',
  '/api/openapi.json',
  '/adyen/v71/payments',
  '/checkoutshopper/x',
  '/idp',
  '/idp/oauth2/authorize',
  '/idp/.well-known/jwks.json',
  '/papers/x',
  '/dev/mail/x',
  '/healthz',
  '/readyz',
  '/nowhere',
];

/** What is put behind an address. */
const ENDINGS: readonly string[] = [
  '.data',
  '/',
  '//',
  '/..',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc',
  '%00',
  '%',
  '%zz',
  '%C0%AF',
  '%ED%A0%80',
  '\xff',
  ';a=b',
  `/${'a/'.repeat(300)}`,
  'x'.repeat(4_000),
  '?',
  '?q=%00&page=%00',
  '?q=%ED%A0%80&sort=%FF',
  '?page=-1&price=1e999:&sort=__proto__',
  '?__proto__[a]=1&constructor=1&q[]=1',
  `?q=${'a'.repeat(8_000)}`,
  `?q=${encodeURIComponent('(a+)+$'.repeat(100))}`,
  `?${'a=1&'.repeat(2_000)}`,
  '?order=W-1&redirectResult=%22%3E%3Cscript%3E',
  '?next=//evil.example&redirect_uri=https://evil.example',
  '?width=99999999&format=exe&fit=%00',
];

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'];

/** Bodies with their type, whatever the address takes. */
const BODIES: readonly (readonly [type: string, body: string])[] = [
  ['application/json', '{'],
  ['application/json', '{"__proto__":{"a":1},"constructor":{"prototype":1}}'],
  ['application/json', `${'['.repeat(50_000)}`],
  ['application/json', '{"requests":[{"indexName":"\\u0000","params":"hitsPerPage=1e9&filters=((((("}]}'],
  ['application/json', '{"notificationItems":[{"NotificationRequestItem":{"amount":null,"eventCode":{}}}]}'],
  ['application/json; charset=utf-7', '+AHs-'],
  ['application/x-amz-json-1.1', '{"AuthParameters":[],"ClientId":{}}'],
  ['application/x-www-form-urlencoded', 'a=%ED%A0%80&listId=%00&email[]=1'],
  ['multipart/form-data; boundary=x', '--x\r\n'],
  ['text/plain', '\0\xff'],
  ['', 'x'],
];

const HEADERS: readonly string[] = [
  'Accept: image/avif,\0',
  'Accept: */*;q=NaN',
  `Accept: ${'image/webp,'.repeat(800)}`,
  'Accept-Encoding: gzip;q=0,*;q=0',
  'Accept-Encoding: br, br, zstd, \x80',
  'Authorization: Bearer a.b.c',
  'Authorization: Bearer \xff\xfe',
  `Authorization: Bearer ${'x'.repeat(8_000)}`,
  'Content-Encoding: gzip',
  'Content-Length: -1',
  'Content-Length: 99999999999999999999',
  'Transfer-Encoding: gzip, chunked',
  'Cookie: a=%; b="; __proto__=1; =',
  `Cookie: ${'a=1; '.repeat(1_500)}`,
  'Expect: 100-continue',
  'Expect: the-impossible',
  'Forwarded: host=evil.example;proto=javascript',
  'Idempotency-Key: \xff',
  'If-Modified-Since: yesterday',
  `If-None-Match: ${'W/"a",'.repeat(1_000)}`,
  'If-None-Match: "',
  'Order-Attempt: ../..',
  'Origin: null',
  'Range: bytes=0-0,1-1,-1,9999999999-',
  'Referer: javascript:alert(1)',
  'Upgrade: websocket',
  'Upgrade: h2c',
  'X-Amz-Target: AWSCognitoIdentityProviderService.__proto__',
  'X-Forwarded-For: \x01, ::::, 999.1.1.1',
  'X-Forwarded-Host: evil.example',
  'X-HTTP-Method-Override: DELETE',
];

/** One place of each part of the server that reads headers. */
const HEADER_PLACES = ['/', '/search', '/cdn-cgi/image/width=640/pictures/x', '/assets/x.js', '/idp', '/forms/enquiry'];
const BARE_TARGETS = [
  '*',
  '//',
  '//evil.example/',
  'http://evil.example/',
  '/\\evil.example',
  '/../',
  '?',
  '#',
  ' ',
  '',
];

/** Half of the endings at each address, every method and body at each, and every header where headers are read. */
export function* oddRequests(): Generator<OddRequest> {
  for (const [at, place] of PLACES.entries()) {
    for (const ending of ENDINGS.filter((_, one) => (at + one) % 2 === 0))
      yield { method: 'GET', target: place + ending };
    for (const method of METHODS) yield { method, target: place };
    for (const [type, body] of BODIES) yield { method: 'POST', target: place, headers: typeLine(type), body };
  }
  for (const target of HEADER_PLACES) for (const header of HEADERS) yield { method: 'GET', target, headers: [header] };
  for (const target of BARE_TARGETS) for (const method of METHODS) yield { method, target };
}

/** Any of it together with any other. */
export function randomRequest(random: () => number): OddRequest {
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const [type, body] = one(BODIES);
  const headers = Array.from({ length: Math.floor(random() * 3) }, () => one(HEADERS));
  const target = one(PLACES) + (random() < 0.7 ? one(ENDINGS) : '');
  if (random() < 0.7) return { method: 'GET', target, headers };
  return { method: one(METHODS), target, headers: [...headers, ...typeLine(type)], body };
}

const typeLine = (type: string): string[] => (type === '' ? [] : [`Content-Type: ${type}`]);
