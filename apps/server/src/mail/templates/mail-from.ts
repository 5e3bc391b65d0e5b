import type { ShopIdentity } from '@wattle/domain/shop-identity';
import { reachWords } from '@wattle/messages';

/** The shop that writes a mail. */
export type MailFrom = {
  /** Base of links and pictures. */
  readonly publicUrl: string;
  readonly shop: () => ShopIdentity;
};

/** What every text of a mail may name: the shop, how to reach it, its telephone number, and when that is answered. */
export function shopParams({ shop }: Pick<MailFrom, 'shop'>) {
  const { name, phone, helpDays } = shop();
  const days = helpDays === '' || phone === '' ? '' : `, ${helpDays}`;
  return { shop: name, phone, days, ...reachWords(phone) };
}
