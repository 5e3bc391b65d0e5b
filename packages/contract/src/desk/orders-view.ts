import type { OrderStatus } from '@wattle/domain/order';

export const ORDER_VIEWS = ['todo', 'problems', 'pickups', 'way', 'returns', 'all'] as const;
export type OrderViewName = (typeof ORDER_VIEWS)[number];

export type DeskOrderRow = {
  readonly number: string;
  readonly version: number;
  /** Milliseconds. */
  readonly placedAt: number;
  readonly status: OrderStatus;
  /** What somebody has to look at, and since when. */
  readonly problem: string | null;
  readonly problemAt: number | null;
  readonly name: string;
  readonly phone: string;
  /** Suburb and postcode, or empty. */
  readonly place: string;
  readonly title: string;
  readonly units: number;
  readonly imageUrl: string | null;
  /** yyyy-mm-dd; null: no day is agreed. */
  readonly day: string | null;
  readonly lastDay: string | null;
  readonly window: string | null;
  readonly shippingType: 'DELIVERY' | 'STORE_PICKUP' | 'EMAIL';
  readonly storeName: string | null;
  readonly paidBy: string;
  readonly totalCents: number;
  readonly lines: readonly {
    readonly name: string;
    readonly sku: string;
    readonly qty: number;
    readonly imageUrl: string | null;
  }[];
  /** The next step that the counter takes, if there is one. */
  readonly next: OrderStatus | null;
  /** Something can be done to several of them at once. */
  readonly canChoose: boolean;
};

export type OrdersFilter = {
  readonly q: string;
  readonly state: string;
  readonly store: string;
  readonly method: string;
  readonly placed: string;
  readonly day: string;
  readonly paid: string;
};

/** A list of orders, in groups. */
export type OrdersView = {
  readonly name: OrderViewName;
  readonly counts: Partial<Readonly<Record<OrderViewName, number>>>;
  readonly filter: OrdersFilter;
  readonly isFiltered: boolean;
  readonly stores: readonly { readonly id: string; readonly name: string }[];
  readonly groups: readonly {
    readonly name: 'PROBLEM' | 'PACK' | 'MOVE' | 'FOUND';
    readonly count: number | null;
    readonly rows: readonly DeskOrderRow[];
  }[];
  readonly total: number | null;
  /** The query of the next page. */
  readonly next: string | null;
  /** The same list as a file. */
  readonly exportHref: string;
  readonly isFirst: boolean;
  /** Of the form that acts on several. */
  readonly key: string;
};

/** What can be done to several orders at once. */
export const SEVERAL = ['pack', 'day'] as const;
export type SeveralWhat = (typeof SEVERAL)[number];

/** What would happen to several orders, before it does. */
export type SeveralView = {
  readonly what: SeveralWhat;
  readonly key: string;
  readonly rows: readonly (Pick<
    DeskOrderRow,
    'number' | 'version' | 'name' | 'title' | 'day' | 'window' | 'status' | 'problem' | 'totalCents'
  > & {
    /** Why it is left out; null: it is not. */
    readonly refusal: 'STATE' | 'CHANGED' | null;
  })[];
  /** Days on which all of them can come. */
  readonly days: readonly { readonly date: string; readonly windows: readonly string[] }[];
};
