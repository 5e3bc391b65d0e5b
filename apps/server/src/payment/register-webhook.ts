import type { PaymentEvent, PaymentProvider, WebhookRequest } from '@wattle/providers/payment';
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

/** Keeps what the provider tells. Returns the HTTP status to answer with. */
export async function takeWebhook(
  { provider, onEvents }: Pick<WebhookParts, 'provider' | 'onEvents'>,
  request: WebhookRequest,
): Promise<200 | 400 | 401 | 503> {
  const read = provider.readWebhook(request);
  if (read.status === 'FORGED') return 401;
  if (read.status === 'UNREADABLE') return 400;
  return (await onEvents(read.events)) === 'KEPT' ? 200 : 503;
}

/** Where the provider tells what became of payments. */
export function registerWebhook(app: FastifyInstance, parts: WebhookParts): void {
  const { writeLimitPerMinute } = parts;
  const rateLimit = { max: OFTEN_FOR_A_WRITE * writeLimitPerMinute, timeWindow: '1 minute' };
  app.register(async (scope) => {
    takeTextBodies(scope);
    // a provider that is refused only comes again, and brings nothing else meanwhile
    const config = { rateLimit, takesAnyText: true };
    scope.post(WEBHOOK_PATH, { bodyLimit: BODY_LIMIT_BYTES, config }, async (request, reply) => {
      const { body, headers } = request;
      const text = typeof body === 'string' ? body : '';
      const given = Object.entries(headers).map(([name, value]) => [name, [value].flat()[0]]);
      const status = await takeWebhook(parts, { body: text, headers: Object.fromEntries(given) });
      if (status === 401) request.log.warn('a webhook of payments was not signed by the provider');
      if (status !== 200) return sendProblem(request, reply, refusalFor(status));
      return reply.header('cache-control', 'no-store').type('text/plain; charset=utf-8').send('[accepted]');
    });
  });
}
