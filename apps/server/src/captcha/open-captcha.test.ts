import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.ts';
import { openCaptcha } from './open-captcha.ts';

const ACTION = 'payment_voucher_balance_fetch';
const URL_OF_SHOP = 'http://localhost:3000';
const app = Fastify({ logger: false });
const captcha = openCaptcha(readConfig({}), URL_OF_SHOP, 'a secret');
captcha.register(app);
afterAll(() => app.close());

const tokenFor = (query: string) => app.inject({ method: 'POST', url: `/captcha/token${query}` });
const verify = (token: string, action = ACTION) => captcha.provider.verify({ token, action, address: '127.0.0.1' });

describe('the shop’s own check for people', () => {
  it('has a script that asks for tokens, and is asked for again', async () => {
    const script = await app.inject(captcha.provider.site.scriptUrl);
    expect(script.headers['content-type']).toContain('text/javascript');
    expect(script.headers['cache-control']).toBe('no-cache');
    expect(script.body).toContain('"/captcha/token"');
  });

  it('gives a token that is good for its action, once', async () => {
    const answer = await tokenFor(`?action=${ACTION}`);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { token } = answer.json();
    expect(await verify(token)).toEqual({ status: 'HUMAN' });
    expect(await verify(token)).toMatchObject({ status: 'ROBOT' });
    const { token: other } = (await tokenFor('?action=sign_up')).json();
    expect(await verify(other)).toMatchObject({ status: 'ROBOT' });
  });

  it.each(['', '?action=', '?action=no%20spaces', `?action=${ACTION}&action=b`])('gives none for %j', async (query) => {
    expect((await tokenFor(query)).statusCode).toBe(400);
  });

  it('takes the tokens of a process with the same secret, and of no other', async () => {
    const { token } = (await tokenFor(`?action=${ACTION}`)).json();
    const at = (secret: string) =>
      openCaptcha(readConfig({}), URL_OF_SHOP, secret).provider.verify({ token, action: ACTION, address: '' });
    expect(await at('a secret')).toEqual({ status: 'HUMAN' });
    expect(await at('another')).toMatchObject({ status: 'ROBOT' });
  });
});

describe('reCAPTCHA by configuration', () => {
  it('is asked at the configured address, with the secret, for this host', async () => {
    const asked: URLSearchParams[] = [];
    const google = Fastify({ logger: false });
    google.addContentTypeParser('*', { parseAs: 'string' }, async (_: unknown, body: string) => body);
    google.post('/verify', async ({ body }) => {
      asked.push(new URLSearchParams(String(body)));
      return { success: true, score: 0.6, action: ACTION, hostname: 'localhost' };
    });
    const address = await google.listen({ port: 0, host: '127.0.0.1' });
    const env = { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET: 'hidden', RECAPTCHA_VERIFY_URL: `${address}/verify` };
    const open = (more = {}) => openCaptcha(readConfig({ ...env, ...more }), URL_OF_SHOP, 'a secret').provider;
    const asks = { token: 't', action: ACTION, address: '203.0.113.7' };
    expect(await open().verify(asks)).toEqual({ status: 'HUMAN' });
    expect(await open({ RECAPTCHA_SCORE_MIN: '0.7' }).verify(asks)).toEqual({ status: 'ROBOT', why: 'low-score' });
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'hidden', response: 't', remoteip: '203.0.113.7' });
    expect(open().site).toEqual({ siteKey: 'site', scriptUrl: 'https://www.google.com/recaptcha/api.js?render=site' });
    await google.close();
    expect(await open().verify(asks)).toMatchObject({ status: 'ERROR', code: 'UNAVAILABLE' });
  });
});
