import { describe, expect, it } from 'vitest';
import { createCaptchaService } from './captcha-service.ts';
import { createRecaptcha, RECAPTCHA } from './recaptcha.ts';

const config = { ...RECAPTCHA, siteKey: 'site', secret: 'secret', hostname: 'shop.test' };
const START = 1_794_700_000_000;

/** The embedded verifier behind the same adapter that talks to Google. */
function open(change: Partial<typeof config> = {}) {
  let now = START;
  const service = createCaptchaService({ secret: 'secret', hostname: 'shop.test', clock: () => now });
  const send: typeof fetch = async (_, init) =>
    Response.json(service.siteverify(new URLSearchParams(String(init?.body))));
  const captcha = createRecaptcha({ ...config, ...change }, send);
  const verify = (token: string, action = 'payment_voucher_balance_fetch') =>
    captcha.verify({ token, action, address: '127.0.0.1' });
  const issue = (action = 'payment_voucher_balance_fetch') => service.issue(action) ?? '';
  return {
    verify,
    issue,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

describe('a captcha token', () => {
  it('lets a person through once', async () => {
    const { verify, issue } = open();
    const token = issue();
    expect(await verify(token)).toEqual({ status: 'HUMAN' });
    expect(await verify(token)).toEqual({ status: 'ROBOT', why: 'timeout-or-duplicate' });
    expect(await verify(issue())).toEqual({ status: 'HUMAN' });
  });

  it('is good for two minutes', async () => {
    const { verify, issue, pass } = open();
    const [early, late] = [issue(), issue()];
    pass(119_999);
    expect(await verify(early)).toEqual({ status: 'HUMAN' });
    pass(1);
    expect(await verify(late)).toEqual({ status: 'ROBOT', why: 'timeout-or-duplicate' });
  });

  it.each(['invalid-input-secret', 'invalid-keys'])(
    'says nothing about a person when the answer is %s',
    async (fault) => {
      const heard: (string | null)[] = [];
      const captcha = createRecaptcha({ ...config, onAccess: (problem) => heard.push(problem) }, async () =>
        Response.json({ success: false, 'error-codes': [fault] }),
      );
      const answer = await captcha.verify({ token: 'x', action: 'sign_up', address: '127.0.0.1' });
      expect([answer.status, heard]).toEqual(['ERROR', [fault]]);
    },
  );

  it('is good for its action only', async () => {
    const { verify, issue } = open();
    expect(await verify(issue('sign_up'))).toEqual({ status: 'ROBOT', why: 'another-action' });
    expect(issue('no spaces')).toBe('');
  });

  it('cannot be made up', async () => {
    const { verify, issue } = open();
    const [text = ''] = issue().split('.');
    expect(await verify('')).toEqual({ status: 'ROBOT', why: 'missing-input-response' });
    for (const token of ['x', `${text}.`, `${text}.${'A'.repeat(43)}`, `.${'A'.repeat(43)}`]) {
      expect(await verify(token)).toEqual({ status: 'ROBOT', why: 'invalid-input-response' });
    }
  });

  it('made with another secret is our own fault, not a robot', async () => {
    const { verify, issue } = open({ secret: 'wrong' });
    expect(await verify(issue())).toEqual({ status: 'ERROR', code: 'UNAVAILABLE', retryable: false });
  });

  it('of another host is refused', async () => {
    const { verify, issue } = open({ hostname: 'other.test' });
    expect(await verify(issue())).toEqual({ status: 'ROBOT', why: 'another-host' });
  });
});

describe('reCAPTCHA', () => {
  const asked = { token: 't', action: 'a', address: '127.0.0.1' };
  const good = { success: true, action: 'a', hostname: 'shop.test' };

  it('lets nobody through with a low score, or without one', async () => {
    for (const score of [0.4, undefined, '0.9']) {
      const captcha = createRecaptcha(config, async () => Response.json({ ...good, score }));
      expect(await captcha.verify(asked)).toEqual({ status: 'ROBOT', why: 'low-score' });
    }
  });

  it('that cannot be reached is nobody’s fault', async () => {
    const away = createRecaptcha(config, async () => {
      throw new TypeError('away');
    });
    expect(await away.verify(asked)).toMatchObject({ status: 'ERROR', code: 'UNAVAILABLE' });
    const broken = createRecaptcha(config, async () => new Response('<html>'));
    expect(await broken.verify(asked)).toMatchObject({ status: 'ERROR', code: 'UNAVAILABLE' });
    const slow = createRecaptcha({ ...config, timeoutMs: 20 }, (_, init) => {
      const { signal } = init ?? {};
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)));
    });
    expect(await slow.verify(asked)).toMatchObject({ status: 'ERROR', code: 'TIMEOUT' });
  });
});
