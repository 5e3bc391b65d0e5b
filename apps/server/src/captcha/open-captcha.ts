import {
  type CaptchaProvider,
  captchaScript,
  createCaptchaService,
  createRecaptcha,
  RECAPTCHA,
} from '@wattle/providers/captcha';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { refusalFor, sendProblem } from '../http/problem.ts';
import { deriveKey } from '../payment/payment-keys.ts';

export type Captcha = {
  readonly provider: CaptchaProvider;
  /** Whose script a page loads, where it is not the shop's own. */
  readonly origins: readonly string[];
  /** Puts what pages need of it on HTTP, where it is the shop's own. */
  register(app: FastifyInstance): void;
};

const SCRIPT_PATH = '/captcha/api.js';
const TOKEN_PATH = '/captcha/token';
/** Where reCAPTCHA's script has the rest of itself. */
const GOOGLE_FILES = 'https://www.gstatic.com';
/** There is nothing to say in it. */
const BODY_LIMIT_BYTES = 1024;

/** Who tells people from programs for this shop: reCAPTCHA, or the shop by tokens of its own. */
export function openCaptcha(
  { recaptcha, writeLimitPerMinute }: Pick<Config, 'recaptcha' | 'writeLimitPerMinute'>,
  publicUrl: string,
  secret: string,
): Captcha {
  const { hostname } = new URL(publicUrl);
  if (!recaptcha) return openEmbedded(hostname, deriveKey(secret, 'captcha'), writeLimitPerMinute);
  const { siteKey } = recaptcha;
  const scriptUrl = new URL(recaptcha.scriptUrl);
  scriptUrl.searchParams.set('render', siteKey);
  const provider = createRecaptcha({ ...RECAPTCHA, ...recaptcha, scriptUrl: scriptUrl.href, hostname });
  return { provider, origins: [scriptUrl.origin, GOOGLE_FILES], register: () => {} };
}

function openEmbedded(hostname: string, secret: string, writeLimitPerMinute: number): Captcha {
  const service = createCaptchaService({ secret, hostname, clock: Date.now });
  const ask: typeof fetch = async (_url, init) =>
    Response.json(service.siteverify(new URLSearchParams(String(init?.body))));
  const config = { ...RECAPTCHA, siteKey: 'own', secret, hostname, scriptUrl: SCRIPT_PATH };
  return {
    provider: createRecaptcha(config, ask, 'own tokens'),
    origins: [],
    register(app) {
      const script = captchaScript(TOKEN_PATH);
      app.get(SCRIPT_PATH, async (_request, reply) =>
        reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
      );
      const rateLimit = { max: writeLimitPerMinute, timeWindow: '1 minute' };
      app.post<{ Querystring: Record<string, unknown> }>(
        TOKEN_PATH,
        { bodyLimit: BODY_LIMIT_BYTES, config: { rateLimit } },
        async (request, reply) => {
          const { action } = request.query;
          const token = typeof action === 'string' ? service.issue(action) : undefined;
          if (token === undefined) return sendProblem(request, reply, refusalFor(400));
          return reply.header('cache-control', 'no-store').send({ token });
        },
      );
    },
  };
}
