import { linkExpired } from '@wattle/messages/papers';
import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import type { OrderKeys } from '../features/orders/order-keys.ts';
import type { PaperLoader, PaperRef } from '../papers/load-paper.ts';
import { inlineNamed } from './file-name.ts';

export type PaperParts = { readonly keys: Pick<OrderKeys, 'opens'>; readonly loadPaper: PaperLoader };

type Limits = Pick<RouteShorthandOptions, 'preHandler'>;
type Request = { Params: { number: string; refund?: string }; Querystring: { key?: unknown } };

/** Tax invoices and credit notes as PDF, for who has a key of the order. */
export function registerPapers(app: FastifyInstance, { keys, loadPaper }: PaperParts, limits: Limits = {}): void {
  const send = async (reply: FastifyReply, key: unknown, ref: PaperRef) => {
    reply.headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    });
    const paper = typeof key === 'string' && keys.opens(ref.order, key) ? await loadPaper(ref) : undefined;
    if (!paper) return reply.code(404).type('text/plain; charset=utf-8').send(linkExpired);
    return reply.type('application/pdf').header('content-disposition', inlineNamed(paper.name)).send(paper.content);
  };
  app.get<Request>('/orders/:number/tax-invoice.pdf', limits, ({ params, query }, reply) =>
    send(reply, query.key, { order: params.number, refund: null }),
  );
  app.get<Request>('/orders/:number/credit-notes/:refund.pdf', limits, ({ params, query }, reply) =>
    send(reply, query.key, { order: params.number, refund: params.refund ?? '' }),
  );
}
