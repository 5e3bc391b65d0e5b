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
    async run({ mail }, { record }) {
      await record(async ({ mails }) => {
        const revived = await mails.revive(null, null);
        return { result: revived, change: { before: null, after: { revived } } };
      });
      mail.wake();
      return { status: 'DONE', to: '/desk/today', said: 'MAILS_AGAIN' };
    },
  }),
  defineAct({
    name: 'retry-forms',
    path: '/desk/today/retry-forms',
    role: 'orders',
    form,
    subject: () => ({ kind: 'forms', id: 'dead' }),
    async run(_, { record }) {
      await record(async ({ marketingRequests }) => {
        const revived = await marketingRequests.revive();
        return { result: revived, change: { before: null, after: { revived } } };
      });
      return { status: 'DONE', to: '/desk/today', said: 'FORMS_AGAIN' };
    },
  }),
];
