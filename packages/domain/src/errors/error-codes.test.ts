import { expect, it } from 'vitest';
import { ERROR_CODES, toErrorCode } from './error-codes.ts';

it('knows each code once', () => {
  expect(new Set(ERROR_CODES).size).toBe(ERROR_CODES.length);
  expect(ERROR_CODES).toHaveLength(49);
});

it('keeps a code it knows and calls any other UNKNOWN_ERROR [C-8-30 D-8-16]', () => {
  for (const code of ERROR_CODES) expect(toErrorCode(code)).toBe(code);
  for (const code of ['', 'Boom', 'toString', 'product_not_found']) expect(toErrorCode(code)).toBe('UNKNOWN_ERROR');
});
