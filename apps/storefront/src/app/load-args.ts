import type { PageContext } from '@wattle/contract';
import type { ShopIdentity } from '@wattle/domain/shop-identity';
import type { PageParams } from '../router/match-page.ts';

/** Arguments of a page's `load`. */
export type LoadArgs<P extends string = never> = {
  readonly url: URL;
  readonly params: PageParams & Readonly<Record<P, string>>;
  readonly context: PageContext;
  /** Who runs the shop. */
  readonly shop: ShopIdentity;
};

/** Arguments for a form posted without JavaScript. */
export type ActArgs<P extends string = never> = LoadArgs<P> & { readonly body: string };
