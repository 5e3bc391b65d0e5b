import type { GoodsRow } from './goods-view.ts';
import type { DeskOrderRow } from './orders-view.ts';
import type { PeopleView } from './people-view.ts';

/** What words find in all of the desk. null: who asks may not see it. */
export type FindView = {
  readonly query: string;
  /** The same for addresses of pages. */
  readonly hiddenQuery: string;
  readonly orders: { readonly rows: readonly DeskOrderRow[]; readonly hasMore: boolean } | null;
  readonly goods: { readonly rows: readonly GoodsRow[]; readonly total: number } | null;
  readonly people: { readonly rows: PeopleView['people']; readonly hasMore: boolean } | null;
};
