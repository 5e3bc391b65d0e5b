import { describe, expect, it } from 'vitest';
import { DESK_ROLES, deskRolesOf, isDeskRole, mayAtDesk } from './desk-role.ts';

describe('the roles of somebody', () => {
  it.each([
    ['no group', [], null],
    ['a role without the group staff', ['orders', 'admin'], null],
    ['staff without a role', ['staff'], []],
    ['staff with roles, and groups that are none', ['content', 'staff', 'orders', 'vip'], ['orders', 'content']],
  ])('%s', (_, groups, roles) => {
    expect(deskRolesOf(groups)).toEqual(roles);
  });
});

describe('what a role may do', () => {
  it('an admin may do everything, others what is theirs and what needs no role', () => {
    for (const role of DESK_ROLES) {
      for (const needed of DESK_ROLES) expect(mayAtDesk([role], needed)).toBe(role === 'admin' || role === needed);
      expect(mayAtDesk([role], null)).toBe(true);
    }
    expect(mayAtDesk([], 'orders')).toBe(false);
    expect(mayAtDesk([], null)).toBe(true);
  });

  it('other words are no roles', () => {
    expect(['orders', 'staff', ''].map(isDeskRole)).toEqual([true, false, false]);
  });
});
