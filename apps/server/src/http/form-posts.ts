import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { refusalFor } from '../answers/problem.ts';
import { INERT_POLICY, pagePolicy } from '../answers/security-headers.ts';
import { createInProcessClient } from './in-process-client.ts';
import { isOwnPost } from './is-own-post.ts';
import type { PagesConfig } from './pages.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORBIDDEN = 403;

type Origins = 'partners' | 'identityOrigins' | 'paymentOrigins' | 'walletOrigins' | 'captchaOrigins';
type Config = Pick<PagesConfig, 'render' | 'ask' | 'publicUrl' | 'originOf' | 'hasPolicy' | Origins>;
type Limits = Pick<RouteShorthandOptions, 'bodyLimit' | 'config'>;

/**
 * Accepts the marketing forms from browsers without JavaScript, with the same limits as the calls. The form's page
 * validates the post and calls the same use case. It then renders itself again, or redirects to the thank-you page.
 */
export function registerFormPosts(app: FastifyInstance, config: Config, limits: Limits): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      FORM_TYPE,
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => body,
    );
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500;
      if (status >= 500) request.log.error({ err: error }, 'form failed');
      return refuse(reply, status);
    });
    scope.post('/forms/:kind([a-z-]+)', limits, async (request, reply) => {
      const own = { origin: config.originOf(request.raw), host: request.headers.host };
      if (!isOwnPost(request.headers, own)) return refuse(reply, FORBIDDEN);
      return answer(request, reply, config);
    });
  });
}

/** Refuses with a plain-text message for a person: going back restores what they typed. */
function refuse(reply: FastifyReply, status: number): FastifyReply {
  const { code, message } = refusalFor(status);
  return reply
    .code(code)
    .header('cache-control', 'no-store')
    .header('content-security-policy', INERT_POLICY)
    .type('text/plain; charset=utf-8')
    .send(`${message}\nGo back to the page before: what you typed is still there.\n`);
}

async function answer(request: FastifyRequest, reply: FastifyReply, config: Config): Promise<FastifyReply> {
  const { render, ask, hasPolicy } = config;
  const url = new URL(request.url, config.originOf(request.raw));
  const body = typeof request.body === 'string' ? request.body : '';
  const page = await render({ url, body }, createInProcessClient(ask), (error) =>
    request.log.error({ err: error }, 'form failed'),
  );
  reply.code(page.status).headers(page.headers).header('cache-control', 'private, no-store');
  if (hasPolicy) reply.header('content-security-policy', pagePolicy(config));
  return reply.send(page.body);
}
