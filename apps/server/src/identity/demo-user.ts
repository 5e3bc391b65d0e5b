import type { UserPool } from '@wattle/providers/user-pool';

/** Somebody to look around as, where everybody knows that it is a demo. */
export const DEMO_USER = { email: 'mia.tran@example.com', password: 'Wattle-demo-1' } as const;

const NAMES = { given_name: 'Mia', family_name: 'Tran' };

/** Adds the demo's customer unless somebody has that address. */
export async function addDemoUser({ users }: UserPool): Promise<void> {
  await users.addUser({ ...DEMO_USER, attributes: NAMES });
}
