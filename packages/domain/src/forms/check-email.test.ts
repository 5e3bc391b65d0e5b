import { describe, expect, it } from 'vitest';
import { checkEmail, cleanEmail } from './check-email.ts';

describe('checkEmail', () => {
  it.each([
    'mia@example.com',
    'mia.tran+news@mail.example.com.au',
    "o'brien_1@example.co",
    'mia@bücher.example',
    'mia@xn--bcher-kva.xn--p1ai',
    '9@9.com',
    'миа@почта.рф',
    'миа@example.com',
  ])('%s is one [D-5-30]', (email) => {
    expect(checkEmail(email)).toBeUndefined();
  });

  it.each([
    'mia',
    'mia@',
    '@example.com',
    'mia@example',
    'mia@example.c',
    'mia@example.123',
    'mia@mail.example.123',
    'mia@example.1com',
    'mia@example.com1',
    'example.com',
    'mia@@example.com',
    'mia tran@example.com',
    'mia@exa mple.com',
    'mia.@example.com',
    '.mia@example.com',
    'mi..a@example.com',
    'mia@example..com',
    'mia@-example.com',
    'mia@example.com.',
    'mia@example.com, tom@example.com',
    '<mia@example.com>',
    'mia@ex\u0430mple.com',
    'mi\u0430@example.com',
    'mia@ex\u03BFmple.com',
    '\uFF4Dia@example.com',
    'mia\uFF20example.com',
    'mi\u200Ba@example.com',
    'mia@example.com\nbcc:x@example.com',
    'mia@example.com\u0000',
  ])('%s is none [D-5-30]', (email) => {
    expect(checkEmail(email)).toEqual({ code: 'EMAIL_INVALID', field: 'email' });
  });

  it('is lower case when it is sent [D-3-25 D-3-26]', () => {
    expect(cleanEmail(' Mia.TRAN@Example.COM ')).toBe('mia.tran@example.com');
  });
});
