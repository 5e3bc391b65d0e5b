import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  createAdyenPayment,
  createPaymentService,
  embeddedAdyenConfig,
  type PaymentEvent,
  type PaymentProvider,
  type PaymentService,
  paymentServiceSettings,
  type WebhookRequest,
} from '@wattle/providers/payment';
import { createMemoryPaymentStore } from '@wattle/providers/payment/conformance';
import type { ProviderPayment } from './audit-orders.ts';

const HMAC_KEY = '44782DEF547AAA06C910C43932B1EB0C71FC68D9D0C057550C48EC2ACF6BA056';

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

const one = (value: string | string[] | undefined): string | undefined => (Array.isArray(value) ? value[0] : value);

/** Settings shared by the service and its client. */
export const embeddedPaymentSettings = (publicUrl: string): ReturnType<typeof paymentServiceSettings> =>
  paymentServiceSettings({
    publicUrl,
    merchantAccount: 'WattleTest',
    apiKey: 'a key of the tests',
    hmacKey: HMAC_KEY,
    webhook: { url: `${publicUrl}/webhook`, username: 'adyen', password: 'a password' },
    // webhooks that a killed process missed go to the next one
    webhookDelaysSeconds: [0],
    slowMs: 3_000,
  });

export type EmbeddedPaymentOptions = Pick<Parameters<typeof createPaymentService>[0], 'clock' | 'sendWebhook'> & {
  /** Awaited before a call is looked at, and before it is answered. */
  readonly pace?: () => Promise<void>;
};

export type EmbeddedPayment = Pick<PaymentService, 'script' | 'work'> & {
  readonly port: PaymentProvider;
  readonly publicUrl: string;
  /** Every payment it knows. AUTHORISED means held and not released. */
  listPayments(): Promise<ProviderPayment[]>;
  /** Sends what is due, and reads it as the shop does. */
  news(): Promise<PaymentEvent[]>;
  close(): Promise<void>;
};

/** The embedded payment service behind a server, its adapter and its webhooks. */
export async function openEmbeddedPayment({
  pace = async () => {},
  ...options
}: EmbeddedPaymentOptions = {}): Promise<EmbeddedPayment> {
  const received: WebhookRequest[] = [];
  const store = createMemoryPaymentStore();
  const parts: { service?: PaymentService } = {};
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const body = await readBody(request);
    if (pathname === '/webhook') {
      received.push({ body, headers: { authorization: one(request.headers.authorization) } });
      response.writeHead(200).end('[accepted]');
      return;
    }
    const headers = {
      'x-api-key': one(request.headers['x-api-key']),
      'idempotency-key': one(request.headers['idempotency-key']),
    };
    const method = request.method ?? 'GET';
    await pace();
    const given = await parts.service?.handle({ method, path: pathname, query: searchParams, headers, body });
    await pace();
    for (const [name, value] of Object.entries(given?.headers ?? {})) response.setHeader(name, value);
    response.writeHead(given?.status ?? 503).end(given?.body);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on a port.');
  const publicUrl = `http://localhost:${address.port}`;
  const settings = embeddedPaymentSettings(publicUrl);
  const service = createPaymentService({ store, settings, ...options });
  parts.service = service;
  const provider = createAdyenPayment(embeddedAdyenConfig(settings));
  return {
    port: provider,
    publicUrl,
    script: service.script,
    work: service.work,
    async listPayments(): Promise<ProviderPayment[]> {
      const records = await store.list('payment', { limit: 100_000 });
      return records.map(({ value }) => ({
        reference: value.pspReference,
        orderReference: value.merchantReference,
        state: value.state === 'AUTHORISED' && !value.isCancelled ? 'AUTHORISED' : 'OVER',
      }));
    },
    async news(): Promise<PaymentEvent[]> {
      await service.work();
      return received.splice(0).flatMap((request) => {
        const read = provider.readWebhook(request);
        return read.status === 'ACCEPTED' ? read.events : [];
      });
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>((done) => server.close(() => done()));
    },
  };
}
