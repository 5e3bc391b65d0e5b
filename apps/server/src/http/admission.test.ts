import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Admission, createAdmission } from './admission.ts';

describe('a server with room for four requests', () => {
  let server: Server;
  let admission: Admission;
  let origin: string;
  let isSlow: boolean;
  let shed: number;
  /** Requests under way, each waiting to be answered. */
  let underWay: ServerResponse[];
  /** Requests whose bodies are on their way. */
  let read: IncomingMessage[];

  beforeEach(async () => {
    isSlow = false;
    shed = 0;
    underWay = [];
    read = [];
    admission = createAdmission({
      maxUnderWay: 4,
      lag: { isSlow: () => isSlow },
      headers: { 'x-content-type-options': 'nosniff' },
      newRequestId: () => 'one',
      onShed: () => {
        shed += 1;
      },
    });
    server = createServer((request, response) => {
      admission.admit(request, response, () => {
        if (request.method !== 'POST' || request.complete) underWay.push(response);
        else read.push(request.resume());
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  const send = (path: string, count: number) => {
    const sent = Array.from({ length: count }, () => fetch(`${origin}${path}`));
    for (const one of sent) one.catch(() => {});
    return sent;
  };
  const fill = async (path: string, count: number) => {
    const sent = send(path, count);
    await expect.poll(() => underWay.length).toBe(count);
    return sent;
  };
  const finish = () => {
    for (const response of underWay.splice(0)) response.end('done');
  };

  it('turns the fifth away with 503 and when to come again, and serves again when there is room', async () => {
    const first = await fill('/stores', 4);
    const [refused] = await Promise.all(send('/api/products', 1));
    expect(refused?.status).toBe(503);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(refused?.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await refused?.json()).toMatchObject({ status: 'ERROR', errorCode: 'UNAVAILABLE', requestId: 'one' });
    const page = await fetch(`${origin}/`);
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8']);
    expect(shed).toBe(2);
    finish();
    for (const one of await Promise.all(first)) expect(one.status).toBe(200);
    await fill('/stores', 4);
  });

  it('takes orders up to twice as many, and what finishes one up to eight times', async () => {
    await fill('/', 4);
    const orders = send('/api/order/place/guest', 4);
    await expect.poll(() => underWay.length).toBe(8);
    expect((await fetch(`${origin}/api/order/place`)).status).toBe(503);
    const essential = ['/readyz', '/api/payment/webhook', '/api/order/W-1/payment/details', '/adyen/v72/payments'];
    for (const path of essential) send(path, 1);
    await expect.poll(() => underWay.length).toBe(8 + essential.length);
    send('/checkoutshopper/x', 20);
    await expect.poll(() => underWay.length).toBe(32);
    expect((await fetch(`${origin}/adyen/v72/payments`)).status).toBe(503);
    const probe = send('/readyz', 1);
    await expect.poll(() => underWay.length).toBe(33);
    finish();
    for (const one of await Promise.all([...orders, ...probe])) expect(one.status).toBe(200);
  });

  it.each(['/healthzzz', '/metrics-of-mine', '/readyz/x', '/api/payment/webhooks', '/assetsx', '/iconoclast'])(
    'knows no exception for %s, which only begins like one',
    async (path) => {
      await fill('/', 4);
      expect((await fetch(`${origin}${path}`)).status).toBe(503);
    },
  );

  it('has less room while the process itself is slow', async () => {
    await fill('/', 1);
    isSlow = true;
    expect((await fetch(`${origin}/`)).status).toBe(503);
  });

  it('is not idle while a body is on its way: who stops must not cut it off', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write('POST /api/order/place HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\n\r\n{');
    await expect.poll(() => read.length).toBe(1);
    let isIdle = false;
    const idle = admission.whenIdle().then(() => {
      isIdle = true;
    });
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isIdle).toBe(false);
    socket.destroy();
    await idle;
  });

  it('counts a request when its body is there, and turns it away if there is no room then', async () => {
    const { port } = server.address() as AddressInfo;
    const head = 'POST /api/x HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n';
    const slow = Array.from({ length: 6 }, () => connect(port, '127.0.0.1'));
    for (const socket of slow) socket.write(`${head}a`);
    await expect.poll(() => read.length).toBe(6);
    await fill('/', 4);
    expect((await fetch(`${origin}/`)).status).toBe(503);
    const closed = Promise.all(underWay.map((response) => once(response, 'close')));
    finish();
    await closed;
    for (const socket of slow.slice(0, 4)) socket.write('b');
    await expect.poll(async () => (await fetch(`${origin}/`)).status).toBe(503);
    expect(read.map((request) => admission.cameTooLate(request))).not.toContain(true);
    for (const socket of slow.slice(4)) socket.write('b');
    await expect.poll(() => read.filter((request) => admission.cameTooLate(request)).length).toBe(2);
    for (const socket of slow) socket.destroy();
  });

  it('says when nothing is under way, also after clients went away', async () => {
    await admission.whenIdle();
    const gone = new AbortController();
    fetch(origin, { signal: gone.signal }).catch(() => {});
    await expect.poll(() => underWay.length).toBe(1);
    const idle = admission.whenIdle();
    gone.abort();
    await idle;
  });
});

describe('a server whose requests need only the processor', () => {
  const WORK_MS = 5;
  const ROOM = 4;
  let server: Server;
  let port: number;
  beforeEach(async () => {
    const admission = createAdmission({
      maxUnderWay: ROOM,
      lag: { isSlow: () => false },
      headers: {},
      newRequestId: () => 'one',
      onShed: () => {},
    });
    const work = (_: unknown, response: ServerResponse): void => {
      const until = performance.now() + WORK_MS;
      while (performance.now() < until);
      response.end('done');
    };
    server = createServer((request, response) => admission.admit(request, response, work)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    port = (server.address() as AddressInfo).port;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it('reads on between them, and so turns away the many that wait', async () => {
    const sockets = Array.from({ length: 40 }, () => connect(port, '127.0.0.1'));
    await Promise.all(sockets.map((socket) => once(socket, 'connect')));
    const { length } = sockets;
    await expect
      .poll(() => new Promise((resolve) => server.getConnections((_, connections) => resolve(connections))))
      .toBe(length);
    for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
    const answers = await Promise.all(sockets.map((socket) => text(socket)));
    const count = (status: number) => answers.filter((answer) => answer.startsWith(`HTTP/1.1 ${status}`)).length;
    expect(count(200) + count(503)).toBe(length);
    expect(count(200)).toBeGreaterThanOrEqual(ROOM);
    expect(count(503)).toBeGreaterThan(0);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(200);
  });
});
