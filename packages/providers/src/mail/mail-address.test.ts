import { describe, expect, it } from 'vitest';
import { isMailAddress } from './mail-address.ts';

describe('isMailAddress', () => {
  it.each([
    'mia@example.com',
    'mia.tran+shop@mail.example.com.au',
    "o'brien@example.com",
    'zoë@müller.example',
    'a@localhost',
  ])('%s is one', (address) => {
    expect(isMailAddress(address)).toBe(true);
  });

  it.each([
    'mia',
    '@example.com',
    'mia@',
    'mia@example..com',
    'mia@-example.com',
    'mia tran@example.com',
    'Mia <mia@example.com>',
    'mia@example.com,eve@example.com',
    'mia@example.com;eve@example.com',
    'mia@example.com\nBcc: eve@example.com',
    'mia\r@example.com',
    'mia\u0000@example.com',
    'mia@eve@example.com',
    `${'m'.repeat(65)}@example.com`,
    `mia@${'e'.repeat(63)}.${'e'.repeat(63)}.${'e'.repeat(63)}.${'e'.repeat(63)}`,
  ])('%j is none', (text) => {
    expect(isMailAddress(text)).toBe(false);
  });
});
