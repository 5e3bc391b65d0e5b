import { z } from 'zod';
import { type DeskAct, defineAct } from '../desk-act.ts';

const PAGE = '/desk/sessions';
const keyed = z.object({ key: z.string() });

/** Somebody ends sessions of their own: never the one they are in, which signing out ends. */
export const sessionsActs: readonly DeskAct[] = [
  defineAct({
    name: 'end-session',
    path: '/desk/sessions/end',
    role: null,
    form: keyed.extend({ session: z.string().regex(/^[\da-f]{64}$/) }),
    subject: ({ who }) => ({ kind: 'staff', id: who.email }),
    async run(_, { form, who, session, record }) {
      const ended = await record(async ({ deskSessions }) => {
        const result = await deskSessions.endOthers(who.sub, session, form.session);
        return { result, change: result.length > 0 ? { before: result, after: null } : null };
      });
      return ended.length > 0 ? { status: 'DONE', to: PAGE, said: 'SESSION_ENDED' } : { status: 'NOT_FOUND' };
    },
  }),
  defineAct({
    name: 'end-other-sessions',
    path: '/desk/sessions/end-others',
    role: null,
    form: keyed,
    subject: ({ who }) => ({ kind: 'staff', id: who.email }),
    async run(_, { who, session, record }) {
      await record(async ({ deskSessions }) => {
        const result = await deskSessions.endOthers(who.sub, session, null);
        return { result, change: result.length > 0 ? { before: result, after: null } : null };
      });
      return { status: 'DONE', to: PAGE, said: 'SESSIONS_ENDED' };
    },
  }),
];
