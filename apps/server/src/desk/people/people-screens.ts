import { randomUUID } from 'node:crypto';
import type { DeskEnquiry, EnquiryView, PeopleView, PersonView } from '@wattle/contract/desk';
import { mayAtDesk } from '@wattle/domain/desk';
import type { Enquiry } from '../../store/enquiries.ts';
import type { FoundPerson, HeldPerson } from '../../store/people.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskFile, DeskRequest, DeskScreen } from '../desk-screen.ts';
import { hideQuery } from '../hidden-words.ts';
import { emailOf, personHref } from './person-key.ts';

const PAGE = 25;
const SIGN_UPS = 100;
const FOUND = 50;
type Hidden = Pick<DeskParts, 'hidden'>;

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

export const isEnquiryId = (id: string | undefined): id is string => id !== undefined && UUID.test(id);

const offsetOf = (query: URLSearchParams): number =>
  /^\d{1,6}$/.test(query.get('from') ?? '') ? Number(query.get('from')) : 0;

function deskEnquiry({ hidden }: Hidden, enquiry: Enquiry): DeskEnquiry {
  const { id, email, text, receivedAt, closedAt, closedBy, answers } = enquiry;
  return {
    ...{ id, email, text, closedBy, personHref: personHref(hidden, email) },
    receivedAt: receivedAt.getTime(),
    closedAt: closedAt?.getTime() ?? null,
    answers: answers.map((one) => ({ ...one, at: Date.parse(one.at) })),
  };
}

/** One enquiry; with what was typed and why it did not go, when it did not. */
export async function showEnquiry(
  { store, hidden }: DeskParts,
  id: string,
  { typed = '', problem = null }: Partial<Pick<EnquiryView, 'typed' | 'problem'>> = {},
) {
  const enquiry = await store.enquiries.find(id);
  if (!enquiry) return 'NOT_FOUND' as const;
  return {
    view: { kind: 'enquiry' as const, ...deskEnquiry({ hidden }, enquiry), typed, problem, key: randomUUID() },
    back: { href: '/desk/people', title: enquiry.email, note: '' },
  };
}

async function listEnquiries({ store, hidden }: DeskParts, { query }: DeskRequest) {
  const [words, isClosed, offset] = [query.get('q') ?? '', query.get('state') === 'closed', offsetOf(query)];
  const { enquiries, total } = await store.enquiries.list({ isClosed, search: words, limit: PAGE, offset });
  const state = isClosed ? { state: 'closed' } : {};
  const following = new URLSearchParams({ q: words, ...state, from: String(offset + PAGE) });
  return {
    view: {
      ...{ kind: 'enquiries' as const, isClosed, query: words, total },
      enquiries: enquiries.map((one) => deskEnquiry({ hidden }, one)),
      next: offset + PAGE < total ? `?${hideQuery(hidden, following)}` : null,
    },
  };
}

async function listSignUps({ store, hidden }: DeskParts, { query }: DeskRequest) {
  const offset = offsetOf(query);
  const rows = await store.marketingRequests.listSignUps(SIGN_UPS + 1, offset);
  return {
    view: {
      kind: 'signUps' as const,
      signUps: rows.slice(0, SIGN_UPS).map(({ id, data, receivedAt }) => ({
        ...{ id, email: data.email, name: `${data.firstName} ${data.lastName}`.trim(), list: data.listId },
        ...{ at: receivedAt * 1000, personHref: personHref(hidden, data.email) },
      })),
      next: rows.length > SIGN_UPS ? `?${new URLSearchParams({ from: String(offset + SIGN_UPS) })}` : null,
    },
  };
}

export const toPeople = ({ hidden }: Hidden, people: readonly FoundPerson[]): PeopleView['people'] =>
  people.map(({ lastOrderAt, ...one }) => ({
    ...one,
    lastOrderAt: lastOrderAt?.getTime() ?? null,
    href: personHref(hidden, one.email),
  }));

async function findPeople({ store, hidden }: DeskParts, { query }: DeskRequest) {
  const words = (query.get('q') ?? '').trim();
  const people = await store.people.search(words, FOUND);
  return {
    view: {
      ...{ kind: 'people' as const, query: words },
      people: toPeople({ hidden }, people),
    },
  };
}

const totalOf = (data: Readonly<Record<string, unknown>>): number => {
  const { totals } = data as { totals?: { totalCents?: number } };
  return totals?.totalCents ?? 0;
};

const isEmpty = ({ accounts, orders, requests, stockAlerts, mails }: HeldPerson): boolean =>
  [accounts, orders, requests, stockAlerts, mails].every((list) => list.length === 0);

async function showPerson({ store, identity, hidden }: DeskParts, { params, who }: DeskRequest) {
  const email = emailOf(hidden, params.person ?? '');
  const held = email === undefined ? undefined : await store.people.load(email);
  if (!held || isEmpty(held)) return 'NOT_FOUND' as const;
  const [account] = held.accounts;
  const contact = (held.orders[0]?.data.contact ?? {}) as { firstName?: string; lastName?: string; phone?: string };
  const { firstName = '', lastName = '', phone = '' } = account ?? contact;
  const view: PersonView = {
    ...{ email: held.email, href: personHref(hidden, held.email), name: `${firstName} ${lastName}`.trim(), phone },
    accountSince: account ? Date.parse(account.createdAt) : null,
    consents: account
      ? Object.entries({ news: account.agreeToMarketing, ...account.subscriptions }).map(([topic, isOn]) => ({
          ...{ topic, isOn },
        }))
      : [],
    orders: held.orders.map(({ number, placedAt, status, data }) => ({
      ...{ number, status, at: Date.parse(placedAt), totalCents: totalOf(data) },
    })),
    enquiries: held.requests
      .filter(({ kind }) => kind === 'enquiry')
      .map(({ id, data, receivedAt }) => ({ id, text: String(data.enquiry), at: Date.parse(receivedAt) })),
    mails: held.mails.map(({ subject, createdAt, state }) => ({ subject, state, at: Date.parse(createdAt) })),
    stockAlerts: held.stockAlerts.length,
    mayForget: mayAtDesk(who.roles, 'admin'),
    isOwnPool: identity.pool !== undefined,
    key: randomUUID(),
  };
  const back = { href: '/desk/people/find', title: view.name || view.email, note: view.email };
  return { view: { kind: 'person' as const, ...view }, back };
}

/** A person's data export. The audit log records it. */
async function exportPerson(
  { store, hidden }: DeskParts,
  { params, who }: DeskRequest,
): Promise<DeskFile | 'NOT_FOUND'> {
  const email = emailOf(hidden, params.person ?? '');
  const held = email === undefined ? undefined : await store.people.load(email);
  if (!held || isEmpty(held)) return 'NOT_FOUND';
  const subject = { kind: 'person', id: held.email };
  await store.deskAudit.write({
    actor: who.email,
    act: 'export-person',
    subject,
    before: null,
    after: null,
    key: null,
  });
  return { kind: 'file', type: 'application/json', name: 'person.json', body: JSON.stringify(held, null, 2) };
}

export const peopleScreens: readonly DeskScreen[] = [
  {
    ...{ path: '/desk/people', role: 'orders', area: 'people', isHome: true, finds: true, load: listEnquiries },
    waiting: ({ store }) => store.enquiries.countOpen(),
  },
  {
    ...{ path: '/desk/people/enquiries/:id', role: 'orders', area: 'people' },
    load: async (parts, { params }) => (isEnquiryId(params.id) ? showEnquiry(parts, params.id) : 'NOT_FOUND'),
  },
  { path: '/desk/people/sign-ups', role: 'orders', area: 'people', load: listSignUps },
  { path: '/desk/people/find', role: 'orders', area: 'people', finds: true, load: findPeople },
  { path: '/desk/people/person/:person', role: 'orders', area: 'people', load: showPerson },
  { path: '/desk/people/person/:person/export', role: 'admin', area: 'people', load: exportPerson },
];
