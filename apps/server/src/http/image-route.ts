import { unreachable } from '@wattle/domain/results';
import type { ImageReason, ImageService, ImageSource } from '@wattle/providers/images';
import type { FastifyInstance } from 'fastify';
import { INERT_POLICY } from '../answers/security-headers.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const SOON_BETTER = 'public, max-age=3600';
const PREFIX = '/cdn-cgi/image/';

/** HTTP status and Cloudflare error number for each refusal. */
const REFUSALS: Readonly<Record<ImageReason, readonly [number, number]>> = {
  OPTIONS_INVALID: [400, 9401],
  SOURCE_NOT_FOUND: [404, 9404],
  ORIGIN_NOT_ALLOWED: [403, 9403],
  SOURCE_INVALID: [415, 9412],
};

export function registerImages(app: FastifyInstance, images: ImageService, drawn: ImageSource): void {
  app.get('/cdn-cgi/*', async (request, reply) => {
    // use the raw URL: the router would decode an escaped slash
    const address = (request.raw.url ?? '').slice(PREFIX.length).replace(/\?.*$/, '');
    const outcome = await images.resize({ address, accept: request.headers.accept ?? '' });
    // webmail shows our pictures on other origins
    reply
      .header('vary', 'Accept')
      .header('content-security-policy', INERT_POLICY)
      .header('cross-origin-resource-policy', 'cross-origin');
    switch (outcome.status) {
      case 'SUCCESS':
        return reply
          .type(outcome.value.contentType)
          .header('cache-control', outcome.value.final ? FOREVER : SOON_BETTER)
          .header('cf-resized', 'internal=ok/m')
          .send(outcome.value.body);
      case 'REJECTED': {
        const [status, number] = REFUSALS[outcome.reasons[0]?.code ?? 'OPTIONS_INVALID'];
        return reply.code(status).header('cache-control', 'no-store').header('cf-resized', `err=${number}`).send('');
      }
      case 'ERROR':
        return reply.code(502).header('cache-control', 'no-store').header('cf-resized', 'err=9504').send('');
      default:
        return unreachable(outcome);
    }
  });

  // the originals, for an image service in front of the shop
  app.get('/pictures/*', async (request, reply) => {
    const picture = await drawn(request.url.replace(/\?.*$/, ''));
    reply.header('content-security-policy', INERT_POLICY);
    if (!picture) return reply.code(404).header('cache-control', 'no-store').send('');
    return reply.type('image/svg+xml').header('cache-control', FOREVER).send(picture);
  });
}
