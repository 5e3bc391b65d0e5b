import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { createInProcessClient } from '../http/in-process-client.ts';
import type { PagesConfig } from '../http/pages.ts';
import { refusalFor } from '../http/problem.ts';
import { INERT_POLICY, pagePolicy } from '../http/security-headers.ts';
import { isOwnPost } from './is-own-post.ts';

const FORM_TYPE = 'application/x-www-form-urlencoded';
const FORBIDDEN = 403;

type Origins = 'partners' | 'identityOrigins' | 'paymentOrigins' | 'walletOrigins' | 'captchaOrigins';
type Config = Pick<PagesConfig, 'render' | 'ask' | 'publicUrl' | 'hasPolicy' | Origins>;
type Limits = Pick<RouteShorthandOptions, 'bodyLimit' | 'config'>;

/**
 * Takes the marketing forms as a browser without scripts posts them, with the limits of the calls. The form's page
 * checks what came and asks the same use case; it answers with itself, or sends the browser on to the thank you.
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
      const { publicUrl } = config;
      if (!isOwnPost(request.headers, { publicUrl, host: request.host })) return refuse(reply, FORBIDDEN);
      return answer(request, reply, config);
    });
  });
}

/** To a person whose browser kept what they typed. */
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
  const { render, ask, publicUrl, hasPolicy } = config;
  const url = new URL(request.url, publicUrl ?? `http://${request.host}`);
  const posted = new Request(url, {
    method: 'POST',
    headers: { 'content-type': FORM_TYPE },
    body: typeof request.body === 'string' ? request.body : '',
  });
  const page = await render(posted, createInProcessClient(ask), (error) =>
    request.log.error({ err: error }, 'form failed'),
  );
  const html = await page.text();
  reply.code(page.status).headers(Object.fromEntries(page.headers)).header('cache-control', 'private, no-store');
  if (hasPolicy) reply.header('content-security-policy', pagePolicy(html, config));
  return reply.send(html);
}
