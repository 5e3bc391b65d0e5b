import { actorName } from '@wattle/domain/order';
import type { NoticeMail } from '@wattle/providers/mail';
import { z } from 'zod';
import { resendGiftCard } from '../../features/orders/resend-gift-card.ts';
import { retryChanges } from '../../features/orders/retry-changes.ts';
import { ORDER_PROBLEMS, solveProblems } from '../../store/order-problems.ts';
import { type DeskAct, defineAct } from '../desk-act.ts';
import { unlessDoneBefore } from '../record-act.ts';
import { orderPath } from './change-order.ts';
import { actorOf } from './desk-actor.ts';
import { canResend, loadOrder } from './load-order.ts';
import { KEY, orderSubject } from './order-fields.ts';
import { toRefusal } from './refund-form.ts';

const NO_PANEL = { name: '', fields: new URLSearchParams() };

/** The same words once more, to the same address. */
const mailAgain = defineAct({
  name: 'order.mail',
  path: '/desk/orders/:number/mail',
  role: 'orders',
  form: z.object({ key: KEY, mail: z.uuid() }),
  subject: orderSubject,
  async run({ store, mail: mails }, { params, form, record }) {
    const number = params.number ?? '';
    const order = await store.orders.find(number);
    if (!order) return { status: 'NOT_FOUND' };
    const { email } = order.data.contact as { readonly email: string };
    const sent = (await store.mails.listAbout(email, number, 50)).find(({ id }) => id === form.mail);
    if (!sent || !canResend(sent)) return { status: 'NOT_FOUND' };
    const { to, subject, text, html, kind, papers = [] } = sent;
    await record(async (_, db) => {
      await mails.writeMail(db, { to, subject, text, html, kind, papers } as NoticeMail);
      return { result: null, change: { before: null, after: { subject, to } } };
    });
    mails.wake();
    return { status: 'DONE', to: orderPath(number), said: 'mailed' };
  },
});

const cardAgain = defineAct({
  name: 'order.card',
  path: '/desk/orders/:number/card',
  role: 'orders',
  form: z.object({ key: KEY, line: z.string().regex(/^[\w-]{1,40}$/) }),
  subject: orderSubject,
  async run(parts, request) {
    const { params, form, who } = request;
    const number = params.number ?? '';
    const again = { orderNumber: number, lineId: form.line, actor: actorOf(who) };
    const answer = await request.record(async (store) => {
      const result = await resendGiftCard({ ...parts.orders, store }, again);
      return { result, change: result.status === 'SUCCESS' ? { before: null, after: { line: form.line } } : null };
    });
    if (answer.status === 'SUCCESS') {
      parts.mail.wake();
      return { status: 'DONE', to: orderPath(number), said: 'card-mailed' };
    }
    const shown = await loadOrder(parts, request, NO_PANEL, { refusals: answer.reasons.map(toRefusal) });
    return shown === 'NOT_FOUND' ? { status: 'NOT_FOUND' } : { status: 'REFUSED', shown };
  },
});

const problems = defineAct({
  name: 'order.problems',
  path: '/desk/orders/:number/problems',
  role: 'orders',
  form: z.object({ key: KEY, what: z.enum(['retry', 'solved']) }),
  subject: orderSubject,
  async run({ store, orders }, { params, form, who, audit, record, isDone }) {
    const number = params.number ?? '';
    if (!(await store.orders.find(number))) return { status: 'NOT_FOUND' };
    const said = form.what === 'retry' ? 'tried-again' : 'solved';
    const done = { status: 'DONE', to: orderPath(number), said } as const;
    if (await isDone()) return done;
    const actor = actorOf(who);
    const change = (count: number) => ({ before: null, after: { what: form.what, count } });
    // the provider is asked when its transaction is over
    if (form.what === 'retry') {
      const retried = retryChanges(orders, number, actor, (tx, count) => audit(tx, change(count)));
      await retried.catch(unlessDoneBefore);
    } else
      await record(async (_, db) => {
        const count = await solveProblems(db, number, ORDER_PROBLEMS, actorName(actor));
        return { result: count, change: change(count) };
      });
    return done;
  },
});

export const mailActs: readonly DeskAct[] = [mailAgain, cardAgain, problems];
