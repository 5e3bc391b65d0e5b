import {
  type CaptchaProvider,
  captchaScript,
  createCaptchaService,
  createRecaptcha,
  RECAPTCHA,
} from '@wattle/providers/captcha';
import type { Fetch, OnAccess } from '@wattle/providers/outside';
import type { FastifyInstance } from 'fastify';
import { refusalFor, sendProblem } from '../answers/problem.ts';
import type { Config } from '../config/config.ts';
import { deriveKey } from '../config/derive-key.ts';

export type Captcha = {
  readonly provider: CaptchaProvider;
  /** Origins of the CAPTCHA script; empty when the shop serves its own. */
  readonly origins: readonly string[];
  /** Registers the routes of the shop's own CAPTCHA. */
  register(app: FastifyInstance): void;
};

const SCRIPT_PATH = '/captcha/api.js';
const TOKEN_PATH = '/captcha/token';
/** reCAPTCHA loads the rest of its script from here. */
const GOOGLE_FILES = 'https://www.gstatic.com';
/** The request needs no body. */
const BODY_LIMIT_BYTES = 1024;

/** The shop's CAPTCHA: reCAPTCHA, or tokens of our own. */
export function openCaptcha(
  { recaptcha, writeLimitPerMinute }: Pick<Config, 'recaptcha' | 'writeLimitPerMinute'>,
  publicUrl: string,
  secret: string,
  onAccess?: OnAccess,
): Captcha {
  const { hostname } = new URL(publicUrl);
  if (!recaptcha) return openEmbedded(hostname, deriveKey(secret, 'captcha'), writeLimitPerMinute);
  const { siteKey } = recaptcha;
  const scriptUrl = new URL(recaptcha.scriptUrl);
  scriptUrl.searchParams.set('render', siteKey);
  const provider = createRecaptcha({
    ...RECAPTCHA,
    ...recaptcha,
    scriptUrl: scriptUrl.href,
    hostname,
    ...(onAccess && { onAccess }),
  });
  return { provider, origins: [scriptUrl.origin, GOOGLE_FILES], register: () => {} };
}

function openEmbedded(hostname: string, secret: string, writeLimitPerMinute: number): Captcha {
  const service = createCaptchaService({ secret, hostname, clock: Date.now });
  const ask: Fetch = async (_url, init) => Response.json(service.siteverify(new URLSearchParams(String(init?.body))));
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
