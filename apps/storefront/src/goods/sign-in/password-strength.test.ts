import { checkPassword } from '@wattle/domain/account';
import { describe, expect, it } from 'vitest';
import { passwordStrength, shownRules } from './password-strength.ts';

const metIn = (password: string) => shownRules(password).flatMap(({ words, isMet }) => (isMet ? [words] : []));

describe('the rules of a password while it is typed', () => {
  it.each([
    ['', []],
    ['Wattle2', ['A lowercase letter', 'An uppercase letter', 'A number', 'No space at either end']],
    [' wattle-2', ['8 characters or more', 'A lowercase letter', 'A number', 'A special character']],
  ])('%j meets %j', (password, met) => {
    expect(metIn(password)).toEqual(met);
  });

  it('are all met by a password that the shop takes', () => {
    expect(checkPassword('Wattle-1234', 'password')).toBeUndefined();
    expect(metIn('Wattle-1234')).toHaveLength(6);
  });
});

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['a', 2],
    ['Wattle2', 3],
    ['Wattle-1234', 4],
    [`Wattle-1234${'x'.repeat(256)}`, 3],
  ])('%s lights %i bars', (password, bars) => {
    expect(passwordStrength(password)).toBe(bars);
  });
});
