import type { ShopIdentity } from '@wattle/domain/shop-identity';

/** The shop that writes a mail. */
export type MailFrom = {
  /** Base of links and pictures. */
  readonly publicUrl: string;
  readonly shop: () => ShopIdentity;
};

/** What every text of a mail may name: the shop, its telephone number, and after it when it is answered. */
export function shopParams({ shop }: Pick<MailFrom, 'shop'>) {
  const { name, phone, helpDays } = shop();
  return { shop: name, phone, days: helpDays === '' ? '' : `, ${helpDays}` };
}
