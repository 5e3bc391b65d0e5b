import { type ShopIdentity, UNNAMED_SHOP } from '@wattle/domain/shop-identity';
import { readIdentity } from '../store/shop-identity.ts';

export type IdentityKeeper = {
  /** Who runs the shop, as last read. */
  readonly current: () => ShopIdentity;
  /** Reads it again: at the start, and after a change. */
  refresh(): Promise<void>;
};

/** Keeps who runs the shop at hand for mails, papers, feeds and the pages of embedded services. */
export function keepIdentity(find: () => Promise<unknown>): IdentityKeeper {
  let known = UNNAMED_SHOP;
  let latest = 0;
  return {
    current: () => known,
    async refresh() {
      latest += 1;
      const asked = latest;
      const identity = readIdentity(await find());
      // a slower answer to an earlier question must not win
      if (asked === latest) known = identity;
    },
  };
}
