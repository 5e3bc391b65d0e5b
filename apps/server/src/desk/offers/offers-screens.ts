import type { CardsView, IssueFields, OfferRow, OffersView, TriedView, TryFields } from '@wattle/contract/desk';
import { localTimeOf, momentAt } from '@wattle/domain/stores';
import { reasonWords } from '@wattle/messages/promotion-reason';
import { promotionDates } from '@wattle/messages/promotion-sentence';
import { SHOP_TIME_ZONE } from '@wattle/messages/shop-day';
import { findCards, loadCard } from '../../features/gift-cards/staff-cards.ts';
import { type ListedOffer, listOffers } from '../../features/offers/list-offers.ts';
import { tryOffers } from '../../features/offers/try-offers.ts';
import type { StaffVoucher } from '../../store/vouchers.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskScreen, ShownView } from '../desk-screen.ts';

const TABS = { LIVE: 'now', TO_COME: 'now', OFF: 'off', ENDED: 'ended' } as const satisfies Record<
  ListedOffer['state'],
  OffersView['tab']
>;
const GOODS_MAX = 20;

const rowOf = ({ promotion, sentence, state, uses, recentUses }: ListedOffer): OfferRow => ({
  ...{ id: promotion.id, name: promotion.name, parts: sentence.parts, notes: sentence.notes },
  ...{ state, uses, recentUses, dates: promotionDates(promotion, state) },
});

function fieldsOf(query: URLSearchParams, nowMs: number): TryFields {
  const text = (name: string): string => (query.get(name) ?? '').slice(0, 1000);
  return {
    ...{
      goods: text('goods'),
      code: text('code'),
      postcode: text('postcode'),
      state: text('state'),
      with: text('with'),
    },
    at: text('at') === '' ? localTimeOf(SHOP_TIME_ZONE, nowMs / 1000) : text('at'),
    who: text('who') === 'again' ? 'again' : 'first',
  };
}

/** `NF637XS` or `NF637XS 2`, a line each: model or product number, and how many. */
async function itemsOf({ store }: DeskParts, typed: string) {
  const lines = typed
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, GOODS_MAX);
  return Promise.all(
    lines.map(async (line) => {
      const [, model = line, qty = '1'] = /^(\S+)\s+(?:x|×)?\s*(\d{1,2})$/.exec(line) ?? [];
      const { ids } = await store.goods.find({ text: model, state: null, limit: 1, offset: 0 });
      return { productId: ids[0] ?? model, qty: Math.max(1, Number(qty)) };
    }),
  );
}

async function tryOn(parts: DeskParts, fields: TryFields): Promise<Pick<OffersView, 'tried' | 'problem'>> {
  if (fields.goods.trim() === '') return { tried: null, problem: null };
  const at = momentAt(SHOP_TIME_ZONE, fields.at);
  if (at === undefined) return { tried: null, problem: 'TIME_INVALID' };
  const answer = await tryOffers(
    { store: parts.store, catalogue: parts.catalogue, load: parts.orders.loadOffers },
    {
      items: await itemsOf(parts, fields.goods),
      codes: fields.code.trim() === '' ? [] : [fields.code.trim()],
      place: fields.postcode === '' ? null : { postcode: fields.postcode, state: fields.state },
      ...{ isCustomer: fields.who === 'again', isFirstOrder: fields.who === 'first', at },
      tryId: fields.with === '' ? null : fields.with,
    },
  );
  if (answer.status !== 'SUCCESS') return { tried: null, problem: answer.reasons[0]?.code ?? null };
  const { quote, explained, lines } = answer.value;
  const { totals } = quote;
  const tried: TriedView = {
    lines: lines.map(({ name, productId, qty, cents }) => ({ name, sku: productId, qty, cents })),
    reasons: explained
      .filter(({ reason }) => reason.kind !== 'DATES' && reason.kind !== 'OFF')
      .map(({ promotion, reason }) => ({
        name: promotion.name,
        words: reasonWords(reason),
        isGiven: reason.kind === 'GIVEN',
        savedCents: reason.kind === 'GIVEN' ? reason.savedCents : 0,
      })),
    itemsCents: totals.subtotalCents,
    discountCents: totals.discountCents,
    shippingCents: totals.shippingCents,
    totalCents: totals.totalCents,
    gstCents: totals.gstCents,
  };
  return { tried, problem: null };
}

const cardRow = ({ code, cents, expires, suspended, changedAt }: StaffVoucher) => ({
  ...{ code, cents, expires, isLocked: suspended, changedAt: changedAt.getTime() },
});

const NO_CARD: IssueFields = { amount: '', recipientName: '', recipientEmail: '', message: '' };

export async function showCards(
  { store }: Pick<DeskParts, 'store'>,
  query: string,
  { issue = NO_CARD, problems = [] }: Partial<Pick<CardsView, 'issue' | 'problems'>> = {},
): Promise<ShownView> {
  const rows = (await findCards(store, query)).map(cardRow);
  return { view: { kind: 'cards', query, rows, issue, problems } };
}

export const offersScreens: readonly DeskScreen[] = [
  {
    path: '/desk/offers',
    role: 'content',
    area: 'offers',
    isHome: true,
    async load(parts, { query, nowMs }) {
      const all = await listOffers(parts.store, parts.catalogue, Math.floor(nowMs / 1000));
      const tab = (['now', 'off', 'ended'] as const).find((one) => one === query.get('tab')) ?? 'now';
      const countOf = (wanted: OffersView['tab']) => all.filter(({ state }) => TABS[state] === wanted).length;
      const fields = fieldsOf(query, nowMs);
      return {
        view: {
          kind: 'offers',
          tab,
          counts: { now: countOf('now'), off: countOf('off'), ended: countOf('ended') },
          rows: all.filter(({ state }) => TABS[state] === tab).map(rowOf),
          recentUses: all.reduce((sum, one) => sum + one.recentUses, 0),
          try: fields,
          ...(await tryOn(parts, fields)),
        },
      };
    },
  },
  {
    path: '/desk/offers/cards',
    role: 'content',
    area: 'offers',
    load: (parts, { query }) => showCards(parts, (query.get('q') ?? '').slice(0, 40)),
  },
  {
    path: '/desk/offers/cards/:code',
    role: 'content',
    area: 'offers',
    async load({ store }, { params }) {
      const found = await loadCard(store, params.code ?? '');
      if (!found) return 'NOT_FOUND';
      const { card, changes, orders } = found;
      return {
        view: {
          kind: 'card',
          ...cardRow(card),
          boughtWith: card.boughtWith,
          changes: changes.map(({ at, suspended, ...one }) => ({ ...one, at: at.getTime(), isLocked: suspended })),
          orders: orders.map(({ at, ...one }) => ({ ...one, at: at.getTime() })),
        },
        back: { href: '/desk/offers/cards', title: card.code, note: '' },
      };
    },
  },
];
