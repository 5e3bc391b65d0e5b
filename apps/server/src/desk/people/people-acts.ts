import { z } from 'zod';
import { answerEnquiry } from '../../features/people/answer-enquiry.ts';
import { forgetPerson } from '../../features/people/forget-person.ts';
import { userPoolStore } from '../../store/user-pool/user-pool-store.ts';
import { type ActResult, type DeskAct, defineAct } from '../desk-act.ts';
import type { DeskParts } from '../desk-parts.ts';
import { isEnquiryId, showEnquiry } from './people-screens.ts';
import { emailOf } from './person-key.ts';

const keyed = z.object({ key: z.string() });
const ofEnquiry = ({ params }: { readonly params: Readonly<Record<string, string>> }) => ({
  kind: 'enquiry',
  id: params.id ?? '',
});

/** Somebody was quicker: the page says so, and keeps what was typed. */
async function refused(
  parts: DeskParts,
  id: string,
  shown: Parameters<typeof showEnquiry>[2],
  status: 'REFUSED' | 'CONFLICT',
): Promise<ActResult> {
  const page = await showEnquiry(parts, id, shown);
  return page === 'NOT_FOUND' ? { status: 'NOT_FOUND' } : { status, shown: page };
}

const answer = defineAct({
  name: 'answer-enquiry',
  path: '/desk/people/enquiries/:id/answer',
  role: 'orders',
  form: keyed.extend({ text: z.string() }),
  subject: ofEnquiry,
  async run(parts, { params: { id }, form: { text }, who, record }) {
    if (!isEnquiryId(id)) return { status: 'NOT_FOUND' };
    const result = await record(async (store) => {
      const answered = await answerEnquiry({ ...parts, store }, { id, text, by: who.name });
      return { result: answered, change: answered.status === 'SUCCESS' ? { before: null, after: { text } } : null };
    });
    if (result.status === 'SUCCESS') {
      parts.mail.wake();
      return { status: 'DONE', to: '/desk/people', said: 'ENQUIRY_ANSWERED' };
    }
    const problem = result.reasons[0]?.code ?? 'NOT_FOUND';
    if (problem === 'NOT_FOUND') return { status: 'NOT_FOUND' };
    return refused(parts, id, { typed: text, problem }, problem === 'CLOSED' ? 'CONFLICT' : 'REFUSED');
  },
});

const close = defineAct({
  name: 'close-enquiry',
  path: '/desk/people/enquiries/:id/close',
  role: 'orders',
  form: keyed,
  subject: ofEnquiry,
  async run(parts, { params: { id }, who, record }) {
    if (!isEnquiryId(id)) return { status: 'NOT_FOUND' };
    const isClosed = await record(async ({ enquiries }) => {
      const result = await enquiries.close(id, who.name);
      return { result, change: result ? { before: 'open', after: 'closed' } : null };
    });
    if (!isClosed) return refused(parts, id, { problem: 'CLOSED' }, 'CONFLICT');
    return { status: 'DONE', to: '/desk/people', said: 'ENQUIRY_CLOSED' };
  },
});

const reopen = defineAct({
  name: 'reopen-enquiry',
  path: '/desk/people/enquiries/:id/reopen',
  role: 'orders',
  form: keyed,
  subject: ofEnquiry,
  async run(_, { params: { id = '' }, record }) {
    if (!isEnquiryId(id)) return { status: 'NOT_FOUND' };
    const isOpen = await record(async ({ enquiries }) => {
      const result = await enquiries.reopen(id);
      return { result, change: result ? { before: 'closed', after: 'open' } : null };
    });
    if (!isOpen) return { status: 'NOT_FOUND' };
    return { status: 'DONE', to: `/desk/people/enquiries/${id}`, said: 'ENQUIRY_REOPENED' };
  },
});

const forget = defineAct({
  name: 'forget-person',
  path: '/desk/people/person/:person/forget',
  role: 'admin',
  form: keyed.extend({ sure: z.literal('yes') }),
  subject: () => ({ kind: 'person', id: '' }),
  async run({ identity, hidden }, { params, record }) {
    const email = emailOf(hidden, params.person ?? '');
    if (email === undefined) return { status: 'NOT_FOUND' };
    await record(async (store, db) => {
      await forgetPerson({ store, pool: identity.pool ? userPoolStore(db) : null }, email);
      // the log must not keep what is to be forgotten
      return { result: null, change: { before: null, after: null, subject: { kind: 'person', id: domainOf(email) } } };
    });
    return { status: 'DONE', to: '/desk/people/find', said: 'PERSON_FORGOTTEN' };
  },
});

const domainOf = (email: string): string => `…@${email.split('@')[1] ?? ''}`;

export const peopleActs: readonly DeskAct[] = [answer, close, reopen, forget];
