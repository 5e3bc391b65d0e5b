import type { BrandRecord, CategoryRecord, Family } from '@wattle/domain/catalogue';
import type { Article } from '@wattle/domain/content';
import type { ShopIdentity } from '@wattle/domain/shop-identity';
import type { Locality, State, Store } from '@wattle/domain/stores';

/** What a retailer says about their business when they open a shop. */
export type Business = {
  readonly name: string;
  /** What it sells, as a sentence says it: `appliances and electronics`. */
  readonly sells: string;
  readonly legalName: string;
  readonly abn: string;
  readonly phone: string;
  readonly street: string;
  readonly suburb: string;
  readonly state: State;
  readonly postcode: string;
};

/** Everything a shop needs to sell, except goods. */
export type StarterShop = {
  readonly localities: readonly Locality[];
  readonly stores: readonly Store[];
  readonly articles: readonly Article[];
  /** Where goods stand that name no brand, family or category. */
  readonly general: { readonly brand: BrandRecord; readonly family: Family; readonly category: CategoryRecord };
  readonly identity: ShopIdentity;
  readonly settings: Readonly<Record<string, unknown>>;
};
