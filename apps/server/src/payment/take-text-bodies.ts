import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Bodies of any kind come as they were sent: a signature is over every sign of them. */
export function takeTextBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: FastifyRequest, body: string) => body);
}
