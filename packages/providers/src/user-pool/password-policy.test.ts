import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-policy.ts';

describe('passwordProblem', () => {
  it.each([
    ['Aa1!aaa', 'Password not long enough', 'C-5-26'],
    [`Aa1!${'a'.repeat(253)}`, 'Password too long', 'C-5-27'],
    ['AA1!AAAA', 'Password must have lowercase characters', 'C-5-28'],
    ['aa1!aaaa', 'Password must have uppercase characters', 'C-5-29'],
    ['Aaa!aaaa', 'Password must have numeric characters', 'C-5-30'],
    ['Aa1aaaaa', 'Password must have symbol characters', 'C-5-31'],
    [' Aa1!aaaa', 'Password must not start or end with a space', 'C-5-32'],
    ['Aa1!aaaa ', 'Password must not start or end with a space', 'C-5-32'],
  ])('%j: %s [%s]', (password, problem) => {
    expect(passwordProblem(password)).toBe(problem);
  });

  it.each(['Aa1!aaaa', `Aa1!${'a'.repeat(252)}`, 'Correct horse 9?', 'Aa1 aaaa'])('%j is good', (password) => {
    expect(passwordProblem(password)).toBeUndefined();
  });
});
