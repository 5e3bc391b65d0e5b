import { randomUUID } from 'node:crypto';
import type { DeskScreen } from '../desk-screen.ts';

/** Where somebody is signed in, for themselves. */
export const sessionsScreens: readonly DeskScreen[] = [
  {
    ...{ path: '/desk/sessions', role: null, area: null },
    async load({ store, identity }, { who, session }) {
      const found = await store.deskSessions.listOf(who.sub, identity.pool !== undefined);
      const sessions = found.map(({ idHash, device, createdAt, seenAt }) => ({
        ...{ id: idHash, device, isThis: idHash === session },
        ...{ since: createdAt.getTime(), seenAt: seenAt.getTime() },
      }));
      return { view: { kind: 'sessions', sessions, key: randomUUID() } };
    },
  },
];
