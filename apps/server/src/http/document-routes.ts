import type { FastifyInstance, RouteShorthandOptions } from 'fastify';
import type { DocumentLoader } from '../papers/load-document.ts';
import { inlineNamed } from './file-name.ts';

type Limits = Pick<RouteShorthandOptions, 'preHandler'>;
type Request = { Params: { product: string; file: string } };

/** User guides and other papers of products. They change with the catalogue only, so browsers keep them for an hour. */
export function registerDocuments(app: FastifyInstance, loadDocument: DocumentLoader, limits: Limits = {}): void {
  app.get<Request>('/documents/:product/:file.pdf', limits, async ({ params }, reply) => {
    const document = await loadDocument(params.product, params.file);
    if (!document) return reply.callNotFound();
    return reply
      .type('application/pdf')
      .header('cache-control', 'public, max-age=3600')
      .header('content-disposition', inlineNamed(document.name))
      .send(document.content);
  });
}
