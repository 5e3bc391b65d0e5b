import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { sendHook } from './send-hook.ts';

let receiver: Server | undefined;
afterEach(() => {
  receiver?.close();
  receiver?.closeAllConnections();
});

async function tell(answer: Parameters<typeof createServer>[1]) {
  const server = createServer(answer);
  receiver = server;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return sendHook('a secret between the shop and the warehouse')({
    ...{ id: '1', event: 'stock.changed', subject: 'k1', data: {}, happenedAt: new Date(0) },
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
  });
}

it('a receiver that redirects is not followed, and its log says so', async () => {
  const asked: (string | undefined)[] = [];
  const told = await tell(({ url }, response) => {
    asked.push(url);
    response.writeHead(308, { location: '/elsewhere' }).end();
  });
  expect(told).toMatchObject({ status: 'FAILED', problem: 'status 308, and redirects are not followed' });
  expect(asked).toEqual(['/hooks']);
});

it('a receiver that hangs up has no connection', async () => {
  expect(await tell((request) => request.socket.destroy())).toMatchObject({ problem: 'no connection' });
});
