import { STAFF_GROUP } from '@wattle/domain/desk';
import type { UserPool, UserPoolStore } from '@wattle/providers/user-pool';

/** Accounts for trying out the desk of a demo shop on this machine. */
export const DEMO_STAFF = [
  { email: 'ada@desk.example', given: 'Ada', family: 'Okafor', roles: ['admin'] },
  { email: 'preston@desk.example', given: 'Preston', family: 'store', roles: ['orders'] },
  { email: 'coburg@desk.example', given: 'Coburg North', family: 'store', roles: ['orders'] },
  { email: 'offers@desk.example', given: 'Offers', family: 'team', roles: ['offers'] },
  { email: 'goods@desk.example', given: 'Goods', family: 'team', roles: ['catalogue', 'content'] },
] as const;

export const DEMO_STAFF_PASSWORD = 'Wattle-desk-1';

/** Adds them, unless the addresses are taken. */
export async function addDemoStaff({ users }: Pick<UserPool, 'users'>): Promise<void> {
  for (const { email, given, family, roles } of DEMO_STAFF) {
    const attributes = { given_name: given, family_name: family };
    await users.addUser({ email, password: DEMO_STAFF_PASSWORD, attributes, groups: [STAFF_GROUP, ...roles] });
  }
}

/** Removes them again: a shop that was tried out here may be opened to others later. */
export async function removeDemoStaff(store: Pick<UserPoolStore, 'findUserByEmail' | 'deleteUser'>): Promise<void> {
  for (const { email } of DEMO_STAFF) {
    const user = await store.findUserByEmail(email);
    if (user) await store.deleteUser(user.sub);
  }
}
