import type { CardsView, DeskStaff, IssueFields, OfferRow, OffersView } from '@wattle/contract/desk';
import { type Assortment, givesMuch, promotionReach, usesLeft } from '@wattle/domain/promotions';
import { promotionDates } from '@wattle/messages/promotion-sentence';
import { findCards, loadCard, type StaffCard } from '../../features/gift-cards/staff-cards.ts';
import { versionOf } from '../../features/offers/change-offer.ts';
import { type ListedOffer, listOffers } from '../../features/offers/list-offers.ts';
import type { DeskParts } from '../desk-parts.ts';
import type { DeskScreen, ShownView } from '../desk-screen.ts';
import { showOffer } from './edit-offer.ts';
import { showNewOffer } from './new-offer.ts';
import { tryFieldsOf, tryOn } from './try-on.ts';

const TABS = { LIVE: 'now', TO_COME: 'now', OFF: 'off', USED_UP: 'ended', ENDED: 'ended' } as const satisfies Record<
  ListedOffer['state'],
  OffersView['tab']
>;

const rowOf = (
  { promotion, sentence, state, uses, recentUses }: ListedOffer,
  goods: Assortment,
  nowSeconds: number,
  isOwn: boolean,
): OfferRow => ({
  ...{ id: promotion.id, name: promotion.name, parts: sentence.parts, notes: sentence.notes },
  ...{ state, uses, recentUses, dates: promotionDates(promotion, state, nowSeconds) },
  ...{ reach: promotionReach(promotion, goods), left: usesLeft(promotion, uses) },
  ...{ version: versionOf(promotion), isOwn },
});

const cardRow = ({ code, cents, expires, state, changedAt }: StaffCard) => ({
  ...{ code, cents, expires, state, changedAt: changedAt.getTime() },
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

export async function showCard(
  { store }: Pick<DeskParts, 'store'>,
  code: string,
  { sub }: Pick<DeskStaff, 'sub'>,
): Promise<ShownView | 'NOT_FOUND'> {
  const found = await loadCard(store, code);
  if (!found) return 'NOT_FOUND';
  const { card, changes, orders } = found;
  const maker = await store.staffCards.madeBy(code);
  return {
    view: {
      kind: 'card',
      ...cardRow(card),
      boughtWith: card.boughtWith,
      madeBy: maker ? { by: maker.by, to: maker.to } : null,
      mayOpen: maker?.sub !== sub,
      changes: changes.map(({ at, suspended, ...one }) => ({ ...one, at: at.getTime(), isLocked: suspended })),
      orders: orders.map(({ at, ...one }) => ({ ...one, at: at.getTime() })),
    },
    back: { href: '/desk/offers/cards', title: card.code, note: '' },
  };
}

export const offersScreens: readonly DeskScreen[] = [
  {
    path: '/desk/offers',
    role: 'offers',
    area: 'offers',
    isHome: true,
    async load(parts, { query, nowMs, who }) {
      const now = Math.floor(nowMs / 1000);
      const [all, goods] = await Promise.all([listOffers(parts.store, parts.catalogue, now), parts.loadAssortment()]);
      const tab = (['now', 'off', 'ended'] as const).find((one) => one === query.get('tab')) ?? 'now';
      const countOf = (wanted: OffersView['tab']) => all.filter(({ state }) => TABS[state] === wanted).length;
      const fields = tryFieldsOf(query, nowMs);
      const listed = all.filter(({ state }) => TABS[state] === tab);
      const much = listed.filter(({ isOff, promotion }) => isOff && givesMuch(promotion, goods));
      const alone = await parts.store.staffOffers.writtenAlone(much.map(({ promotion }) => promotion.id));
      return {
        view: {
          kind: 'offers',
          tab,
          counts: { now: countOf('now'), off: countOf('off'), ended: countOf('ended') },
          rows: listed.map((one) => rowOf(one, goods, now, alone.get(one.promotion.id) === who.sub)),
          recentUses: all.reduce((sum, one) => sum + one.recentUses, 0),
          try: fields,
          ...(await tryOn(parts, fields)),
        },
      };
    },
  },
  { path: '/desk/offers/new', role: 'offers', area: 'offers', load: showNewOffer },
  { path: '/desk/offers/promotion/:id', role: 'offers', area: 'offers', load: showOffer },
  {
    path: '/desk/offers/cards',
    role: 'offers',
    area: 'offers',
    load: (parts, { query }) => showCards(parts, (query.get('q') ?? '').slice(0, 40)),
  },
  {
    path: '/desk/offers/cards/:code',
    role: 'offers',
    area: 'offers',
    load: (parts, { params, who }) => showCard(parts, params.code ?? '', who),
  },
];
