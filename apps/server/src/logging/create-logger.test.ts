import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { createLogger, RequestLog } from './create-logger.ts';

it('has neither the number nor the PIN of a gift card, nor a token, whichever route they were sent to', async () => {
  const out = new PassThrough();
  const app = Fastify({ loggerInstance: createLogger({ logLevel: 'trace' }, out) });
  app.get('/api/payment/voucher/balance/:code', async () => 'ok');
  app.setNotFoundHandler((_, reply) => reply.code(404).send());
  // a PIN of digits would also be found in a time
  for (const url of ['/api/payment/voucher/balance/GIFT77?pin=spin', '/nowhere/voucher/balance/GIFT77?PIN=spin'])
    await app.inject({ url, headers: { authorization: 'Bearer hidden' } });
  await app.close();
  const log = String(out.read());
  expect(log).toContain('/api/payment/voucher/balance/***?pin=***');
  expect(log).not.toMatch(/GIFT77|spin|hidden/);
});

it('says a request in one line, with what was asked, answered and how long it took', async () => {
  const out = new PassThrough();
  const app = Fastify({
    loggerInstance: createLogger({ logLevel: 'info' }, out),
    logController: new RequestLog(),
  });
  app.get('/stores', async () => 'ok');
  await app.inject({ url: '/stores?near=3121' });
  await app.close();
  const lines = String(out.read()).trim().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({
      req: expect.objectContaining({ method: 'GET', url: '/stores?near=3121' }),
      res: { statusCode: 200 },
      responseTime: expect.any(Number),
      msg: 'request',
    }),
  ]);
});
