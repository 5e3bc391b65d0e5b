import type { PaymentEvent, PaymentProvider } from '@wattle/providers/payment';
import type { FastifyInstance } from 'fastify';
import { refusalFor, sendProblem } from '../answers/problem.ts';
import { takeTextBodies } from './take-text-bodies.ts';

export const WEBHOOK_PATH = '/api/payment/webhook';

const BODY_LIMIT_BYTES = 256 * 1024;
/** Providers send webhooks for many orders from few addresses, and retry rejected ones. */
const OFTEN_FOR_A_WRITE = 50;

/** Keeps the events before it answers; ERROR: the provider shall come again. */
export type OnPaymentEvents = (events: readonly PaymentEvent[]) => Promise<'KEPT' | { readonly status: 'ERROR' }>;

export type WebhookParts = {
  readonly provider: Pick<PaymentProvider, 'readWebhook'>;
  readonly onEvents: OnPaymentEvents;
  readonly writeLimitPerMinute: number;
};

/** Where the provider tells what became of payments. */
export function registerWebhook(app: FastifyInstance, parts: WebhookParts): void {
  const { provider, onEvents, writeLimitPerMinute } = parts;
  const rateLimit = { max: OFTEN_FOR_A_WRITE * writeLimitPerMinute, timeWindow: '1 minute' };
  app.register(async (scope) => {
    takeTextBodies(scope);
    // a provider that is refused only comes again, and brings nothing else meanwhile
    const config = { rateLimit, takesAnyText: true };
    scope.post(WEBHOOK_PATH, { bodyLimit: BODY_LIMIT_BYTES, config }, async (request, reply) => {
      const { body, headers } = request;
      const text = typeof body === 'string' ? body : '';
      const given = Object.entries(headers).map(([name, value]) => [name, [value].flat()[0]]);
      const read = provider.readWebhook({ body: text, headers: Object.fromEntries(given) });
      if (read.status === 'FORGED') {
        request.log.warn('a webhook of payments was not signed by the provider');
        return sendProblem(request, reply, refusalFor(401));
      }
      if (read.status === 'UNREADABLE') return sendProblem(request, reply, refusalFor(400));
      if ((await onEvents(read.events)) !== 'KEPT') return sendProblem(request, reply, refusalFor(503));
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('[accepted]');
    });
  });
}
