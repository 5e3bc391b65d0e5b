import { z } from 'zod';
import { type DeskAct, defineAct } from '../desk-act.ts';

const form = z.object({ key: z.string() });

/** What was given up is tried again. */
export const todayActs: readonly DeskAct[] = [
  defineAct({
    name: 'retry-mails',
    path: '/desk/today/retry-mails',
    role: 'orders',
    form,
    subject: () => ({ kind: 'mails', id: 'dead' }),
    async run({ store, mail }) {
      const revived = await store.mails.revive(null, null);
      mail.wake();
      return { status: 'DONE', to: '/desk/today', said: 'MAILS_AGAIN', change: { before: null, after: { revived } } };
    },
  }),
  defineAct({
    name: 'retry-forms',
    path: '/desk/today/retry-forms',
    role: 'orders',
    form,
    subject: () => ({ kind: 'forms', id: 'dead' }),
    async run({ store }) {
      const revived = await store.marketingRequests.revive();
      return { status: 'DONE', to: '/desk/today', said: 'FORMS_AGAIN', change: { before: null, after: { revived } } };
    },
  }),
];
