import { createServer, type IncomingMessage } from 'node:http';
import { flushCompileCache } from 'node:module';
import type { AddressInfo } from 'node:net';
import { createAdyenPayment, embeddedAdyenConfig } from '@wattle/providers/payment';
import { openDatabase } from '../../../store/open-database.ts';
import { pollUntilClosed } from '../../../workers/poll-until-closed.ts';
import { continuePayment } from '../continue-payment.ts';
import type { OrderTimes } from '../order-deps.ts';
import { placeGuestOrder } from '../place-order.ts';
import { sweepOrders } from '../sweep-orders.ts';
import { takePaymentEvents } from '../take-payment-events.ts';
import { embeddedPaymentSettings } from './open-embedded-payment.ts';
import { orderDeps } from './order-shop.ts';

/**
 * A process of the shop as far as orders go, to be killed: the same use cases, database, adapter and sweeper, over HTTP.
 * Times are short, so that processes find what others left behind while they live.
 */
const TIMES: OrderTimes = {
  busySeconds: 3,
  heldSeconds: 5,
  actionSeconds: 5,
  pendingSeconds: 5,
  providerSeconds: 2,
  waitSeconds: 1,
};
const SWEEP_EVERY_MS = 100;

const [, , databaseUrl, paymentUrl] = process.argv;
if (!databaseUrl || !paymentUrl) throw new Error('Which database, and which payment service?');
const db = await openDatabase({ databaseUrl, dataDir: ':memory:', poolSize: 6 });
const provider = createAdyenPayment(embeddedAdyenConfig(embeddedPaymentSettings(paymentUrl)));
const deps = orderDeps(db, { port: provider }, { times: TIMES });
const [place, resume, takeEvents] = [placeGuestOrder(deps), continuePayment(deps), takePaymentEvents(deps)];

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

async function answer({ url, headers }: IncomingMessage, body: string): Promise<unknown> {
  if (url === '/place') {
    const idempotencyKey = String(headers['idempotency-key']);
    return place(JSON.parse(body), { idempotencyKey });
  }
  if (url === '/details') return resume(JSON.parse(body), {});
  const read = provider.readWebhook({ body, headers: { authorization: headers.authorization } });
  if (read.status !== 'ACCEPTED') throw new Error(`News that is ${read.status}.`);
  const taken = await takeEvents(read.events);
  if (taken !== 'KEPT') throw new Error('News that was not kept.');
  return taken;
}

const server = createServer(async (request, response) => {
  try {
    response.end(JSON.stringify(await answer(request, await readBody(request))));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
});
await deps.catalogue.load();
pollUntilClosed(sweepOrders(deps), {
  everyMs: SWEEP_EVERY_MS,
  onError: (error) => process.stderr.write(`${String(error)}\n`),
});
// the parent process is gone
process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
  // it is kept at the end of a process otherwise, and this one is killed
  flushCompileCache();
});
