import { expect, it } from 'vitest';
import { findCode } from './find-code.ts';

it('finds a code in mails that have one only', () => {
  const text = 'Hi,\n\n    493817\n\nConfirm: https://wattle.example/account/signup?code=493817&user=u1\n';
  expect(findCode({ kind: 'SIGN_UP_CODE', text })).toEqual({
    code: '493817',
    link: 'https://wattle.example/account/signup?code=493817&user=u1',
  });
  expect(findCode({ kind: 'ORDER_PLACED', text })).toEqual({});
  expect(findCode({ kind: 'SIGN_IN_CODE', text: 'nothing' })).toEqual({});
});
