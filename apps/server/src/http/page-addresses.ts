import { isOverlong, isPersonalPath, pageAddress, type ShopFacets, shopFacets } from '@wattle/domain/links';
import type { Catalogue, CatalogueCache } from '../catalogue/catalogue-cache.ts';
import { isPlainTarget } from './plain-target.ts';

/** Pages contain absolute URLs, so each origin has its own copy. */
export const pageKey = (origin: string, address: string): string => `${origin} ${address}`;

export type FoundAddress = {
  /** The address that the page is rendered and kept under. */
  readonly address: string;
  /** As the storefront resolves it: /x/../account is personal too. */
  readonly isPersonal: boolean;
  /** Where an overlong listing is to be asked for instead, with the campaign that the browser reads there. */
  readonly elsewhere: string | undefined;
};

export type PageAddresses = {
  /** The page address of a request, where that takes no waiting and little work. */
  known(target: string): string | undefined;
  find(target: string): Promise<FoundAddress>;
};

/** Nothing to leave out, and nothing to resolve. */
const PLAIN = /^\/[\w/-]*$/;
/** Reading a longer one is work, which has its turn like any other. */
const QUICK_MAX = 2_000;
const ANY_ORIGIN = 'http://shop';
/** Campaigns and ids of clicks: pages do not read them, the shop's scripts and tag managers do. */
const CAMPAIGN = /^(utm_[a-z]{1,10}|[a-z]{0,4}clk?id|[gw]braid)$/;
const CAMPAIGN_MAX = 500;

function withCampaign(address: string, params: URLSearchParams): string {
  const campaign = String(new URLSearchParams([...params].filter(([name]) => CAMPAIGN.test(name))));
  if (campaign === '' || campaign.length > CAMPAIGN_MAX) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${campaign}`;
}

/** Which parameters a listing reads depends on the families of the catalogue. */
export function createPageAddresses(catalogue: Pick<CatalogueCache, 'last' | 'load'>): PageAddresses {
  const facets = new WeakMap<Catalogue, ShopFacets>();

  const facetsOf = (around: Catalogue | undefined): ShopFacets => {
    const known = around && facets.get(around);
    const made = known ?? shopFacets([...(around?.families.values() ?? [])]);
    if (around) facets.set(around, made);
    return made;
  };
  const read = ({ pathname, search, searchParams: params }: URL, around: Catalogue | undefined): FoundAddress => {
    const asked = { pathname, search, params };
    if (isPersonalPath(pathname)) return { address: pathname + search, isPersonal: true, elsewhere: undefined };
    const address = pageAddress(asked, facetsOf(around));
    return { address, isPersonal: false, elsewhere: isOverlong(asked) ? withCampaign(address, params) : undefined };
  };

  return {
    known(target) {
      if (PLAIN.test(target)) return target;
      const around = catalogue.last();
      if (!around || target.length > QUICK_MAX || !isPlainTarget(target)) return undefined;
      const { address, isPersonal } = read(new URL(target, ANY_ORIGIN), around);
      return isPersonal ? undefined : address;
    },
    async find(target) {
      const url = new URL(target, ANY_ORIGIN);
      // without the database, the last page that was kept is found under the address it had
      return read(url, url.search === '' ? undefined : await catalogue.load().catch(() => catalogue.last()));
    },
  };
}
