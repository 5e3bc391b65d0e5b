import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { ACTION_PATTERN, TOKEN_SECONDS } from './port.ts';

export type CaptchaService = ReturnType<typeof createCaptchaService>;

type Verdict = Readonly<Record<string, unknown>>;

const refuse = (...codes: readonly string[]): Verdict => ({ success: false, 'error-codes': codes });

/** More than any shop issues in two minutes; anything beyond it is an attack. */
const REMEMBERED_MAX = 100_000;

/**
 * The embedded verifier. It speaks reCAPTCHA's wire format and trusts any client that runs the page's script:
 * a token costs one request, is bound to its action and works once. It stops plain replays, not a determined
 * bot.
 */
export function createCaptchaService({
  secret,
  hostname,
  clock,
}: {
  readonly secret: string;
  readonly hostname: string;
  readonly clock: () => number;
}) {
  const used = new Map<string, number>();
  const sign = (text: string): string => createHmac('sha256', `captcha ${secret}`).update(text).digest('base64url');

  const forgetOld = (now: number): void => {
    for (const [id, until] of used) {
      if (until > now && used.size < REMEMBERED_MAX) return;
      used.delete(id);
    }
  };

  return {
    /** Issues a token for the page's script; undefined for an invalid action name. */
    issue(action: string): string | undefined {
      if (!ACTION_PATTERN.test(action)) return undefined;
      const text = [action, String(clock()), randomUUID()].join('|');
      return `${Buffer.from(text).toString('base64url')}.${sign(text)}`;
    },

    /** `POST /recaptcha/api/siteverify`. */
    siteverify(form: URLSearchParams): Verdict {
      if (!form.get('secret')) return refuse('missing-input-secret');
      if (form.get('secret') !== secret) return refuse('invalid-input-secret');
      const token = form.get('response');
      if (!token) return refuse('missing-input-response');
      const [encoded = '', signature = ''] = token.split('.');
      const text = Buffer.from(encoded, 'base64url').toString();
      if (!isSame(sign(text), signature)) return refuse('invalid-input-response');
      const [action = '', madeAt = '', id = ''] = text.split('|');
      const now = clock();
      const until = Number(madeAt) + TOKEN_SECONDS * 1000;
      forgetOld(now);
      if (now >= until || used.has(id)) return refuse('timeout-or-duplicate');
      used.set(id, until);
      return { success: true, score: 0.9, action, hostname, challenge_ts: new Date(Number(madeAt)).toISOString() };
    },
  };
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A drop-in `grecaptcha` that fetches its tokens from `tokenUrl`. */
export const captchaScript = (tokenUrl: string): string => `(() => {
  const ready = (work) => work();
  const execute = async (key, { action }) => {
    const response = await fetch(${JSON.stringify(tokenUrl)} + '?action=' + encodeURIComponent(action), { method: 'POST' });
    if (!response.ok) throw new Error('No token');
    return (await response.json()).token;
  };
  window.grecaptcha = { ready, execute };
})();
`;
