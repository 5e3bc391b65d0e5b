import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

const MAIL_FROM = 'Wattle <orders@wattle.example>';
const smtpOf = (env: Record<string, string>) => readConfig({ MAIL_FROM, ...env }).smtp;

describe('the mail server', () => {
  it('is none unless it is named', () => {
    expect(readConfig({})).toMatchObject({ smtp: undefined, mailsKeptDays: 30 });
  });

  it.each([
    ['smtp://mail.example', { host: 'mail.example', port: 587, isSecure: false, allowsPlain: false }],
    ['smtps://mail.example', { host: 'mail.example', port: 465, isSecure: true }],
    ['smtp://mail.example:2525', { port: 2525 }],
    ['smtp://[::1]:25', { host: '::1', port: 25 }],
    ['smtp://shop%40wattle.example:p%3Ass%25@mail.example', { user: 'shop@wattle.example', password: 'p:ss%' }],
  ])('is read from %s', (SMTP_URL, expected) => {
    expect(smtpOf({ SMTP_URL })).toMatchObject(expected);
  });

  it('has no user unless one is given', () => {
    expect(smtpOf({ SMTP_URL: 'smtp://mail.example' })).not.toHaveProperty('user');
  });

  it.each([
    ['Wattle <orders@wattle.example>', { name: 'Wattle', address: 'orders@wattle.example' }],
    ['"The shop, online" <orders@wattle.example>', { name: 'The shop, online', address: 'orders@wattle.example' }],
    ['orders@wattle.example', { name: '', address: 'orders@wattle.example' }],
  ])('writes as %s', (sender, from) => {
    expect(smtpOf({ SMTP_URL: 'smtp://mail.example', MAIL_FROM: sender })?.from).toEqual(from);
  });

  it.each([
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: '' }, 'MAIL_FROM: is missing: SMTP_URL needs it'],
    [{ SMTP_URL: '' }, 'SMTP_URL: is missing: MAIL_FROM needs it'],
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL: must be an smtp:// or smtps:// address'],
    [
      { SMTP_URL: 'smtp://a:50%off@mail.example' },
      'SMTP_URL: has a % in its user or password that must be written %25',
    ],
    [{ SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'Wattle' }, 'MAIL_FROM: must be an address'],
    [
      { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'W <a@b.example>\nBcc: <c@d.example>' },
      'MAIL_FROM: must be an address',
    ],
    [{ SMTP_URL: 'smtp://mail.example', SMTP_ALLOW_PLAIN: 'yes' }, 'SMTP_ALLOW_PLAIN: '],
    [{ SMTP_URL: 'smtp://mail.example', MAILS_KEPT_DAYS: '0' }, 'MAILS_KEPT_DAYS: '],
  ])('of %j is refused', (env, problem) => {
    expect(() => smtpOf(env)).toThrow(problem);
  });

  it('that is no address is told once', () => {
    expect(() => smtpOf({ SMTP_URL: 'mail' })).toThrow(/SMTP_URL(?![\s\S]*SMTP_URL)/);
  });
});
