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
  readonly isOverlong: boolean;
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
    if (isPersonalPath(pathname)) return { address: pathname + search, isPersonal: true, isOverlong: false };
    return { address: pageAddress(asked, facetsOf(around)), isPersonal: false, isOverlong: isOverlong(asked) };
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
