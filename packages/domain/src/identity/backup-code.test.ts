import { describe, expect, it } from 'vitest';
import { readBackupCode, showBackupCode } from './backup-code.ts';

describe('readBackupCode', () => {
  it.each([
    ['K7QF2-9XRMT', 'K7QF29XRMT'],
    [' k7qf2 9xrmt ', 'K7QF29XRMT'],
    ['O7QF2-LXRMI', '07QF21XRM1'],
    ['123456', null],
    ['K7QF2-9XRM', null],
    ['K7QF2-9XRMU', null],
    ['', null],
  ])('reads %j as %j', (typed, code) => {
    expect(readBackupCode(typed)).toBe(code);
  });

  it('reads a code as it is shown', () => {
    expect(showBackupCode('K7QF29XRMT')).toBe('K7QF2-9XRMT');
    expect(readBackupCode(showBackupCode('K7QF29XRMT'))).toBe('K7QF29XRMT');
  });
});
