import { failed } from '@wattle/domain/results';
import { type Fetch, fetchOutside, type OnAccess } from '../outside/index.ts';
import type { CaptchaProvider } from './port.ts';

export type RecaptchaConfig = {
  readonly siteKey: string;
  readonly secret: string;
  readonly scriptUrl: string;
  readonly verifyUrl: string;
  /** The shop's own hostname: tokens issued for other hosts are rejected. */
  readonly hostname: string;
  /** From 0 (bot) to 1 (human). */
  readonly scoreMin: number;
  readonly timeoutMs: number;
  readonly onAccess?: OnAccess;
};

export const RECAPTCHA = {
  scriptUrl: 'https://www.google.com/recaptcha/api.js',
  verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  scoreMin: 0.5,
  timeoutMs: 5000,
} as const;

/** Configuration errors on our side, not the shopper's fault. */
const OUR_FAULTS: readonly string[] = ['missing-input-secret', 'invalid-input-secret', 'invalid-keys', 'bad-request'];

/** reCAPTCHA v3 with server-side verification. */
export function createRecaptcha(
  config: RecaptchaConfig,
  send: Fetch = fetchOutside,
  name = 'reCAPTCHA',
): CaptchaProvider {
  const { siteKey, scriptUrl, verifyUrl, secret, timeoutMs } = config;
  return {
    name,
    site: { siteKey, scriptUrl },
    async verify({ token, action, address }) {
      if (token === '') return { status: 'ROBOT', why: 'missing-input-response' };
      const signal = AbortSignal.timeout(timeoutMs);
      try {
        const body = new URLSearchParams({ secret, response: token, remoteip: address });
        const response = await send(verifyUrl, { method: 'POST', body, signal });
        if (!response.ok) return failed('UNAVAILABLE', response.status >= 500);
        return read(await response.json(), action, config);
      } catch {
        return failed(signal.aborted ? 'TIMEOUT' : 'UNAVAILABLE');
      }
    },
  };
}

function read(answer: unknown, action: string, { hostname, scoreMin, onAccess }: RecaptchaConfig) {
  const field = (name: string): unknown =>
    typeof answer === 'object' && answer !== null ? Reflect.get(answer, name) : undefined;
  const codes = field('error-codes');
  const faults = Array.isArray(codes) ? codes.map(String) : [];
  const ours = faults.find((fault) => OUR_FAULTS.includes(fault));
  onAccess?.(ours ?? null);
  if (ours !== undefined) return failed('UNAVAILABLE', false);
  const robot = (why: string) => ({ status: 'ROBOT', why }) as const;
  if (field('success') !== true) return robot(faults[0] ?? 'unsuccessful');
  if (field('action') !== action) return robot('another-action');
  if (field('hostname') !== hostname) return robot('another-host');
  const score = field('score');
  if (typeof score !== 'number' || score < scoreMin) return robot('low-score');
  return { status: 'HUMAN' } as const;
}
