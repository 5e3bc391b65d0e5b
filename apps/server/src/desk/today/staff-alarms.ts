import type { DeskStaff, StaffAlarm } from '@wattle/contract/desk';
import { mayAtDesk } from '@wattle/domain/desk';
import { SHOP_TIME_ZONE } from '@wattle/messages';
import type { Store } from '../../store/store.ts';

/** What one person gives back in a day for goods that are with their shoppers, before others are told. */
const REFUNDS_TOLD_CENTS = 5000_00;

const atMs = <T extends { readonly since: Date }>({ since, ...one }: T) => ({ ...one, since: since.getTime() });

/** What others did that somebody should look at, and can do something about in their role. */
export async function staffAlarms(store: Store, { sub: own, roles }: DeskStaff): Promise<StaffAlarm[]> {
  const ifIn = async <T>(role: 'offers' | 'catalogue' | 'orders', list: () => Promise<readonly T[]>) =>
    mayAtDesk(roles, role) ? list() : [];
  const [cards, offers, cuts, refunds] = await Promise.all([
    ifIn('offers', store.staffCards.listWaiting),
    ifIn('offers', store.staffOffers.listWaiting),
    ifIn('catalogue', store.priceCuts.list),
    ifIn('orders', () => store.staffRefunds.listLarge(REFUNDS_TOLD_CENTS, SHOP_TIME_ZONE)),
  ]);
  return [
    ...cards.map(({ sub, ...one }) => ({ kind: 'CARD' as const, ...atMs(one), isOwn: sub === own })),
    ...offers.map(({ sub, ...one }) => ({ kind: 'OFFER' as const, ...atMs(one), isOwn: sub === own })),
    ...cuts.map((one) => ({ kind: 'PRICE' as const, ...atMs(one) })),
    ...refunds.map((one) => ({ kind: 'REFUNDS' as const, ...atMs(one) })),
  ];
}
