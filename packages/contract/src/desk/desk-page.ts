import type { DeskRole } from '@wattle/domain/desk';
import type { AuditView } from './audit-view.ts';
import type { ContentEditorView, ContentListView } from './content-view.ts';
import type { FindView } from './find-view.ts';
import type { GoodsView, GoodView, ImportsView, ImportView, ManyView } from './goods-view.ts';
import type { CardsView, CardView, NewOfferView, OffersView, OfferView } from './offers-view.ts';
import type { OrderView, SlipView } from './order-view.ts';
import type { OrdersView, SeveralView } from './orders-view.ts';
import type { EnquiriesView, EnquiryView, PeopleView, PersonView, SignUpsView } from './people-view.ts';
import type { SearchView } from './search-view.ts';
import type { SessionsView } from './sessions-view.ts';
import type { SignInView } from './sign-in-view.ts';
import type { StateView } from './state-view.ts';
import type { TodayView } from './today-view.ts';

/** The places of the desk, in the order of its rail. */
export type DeskArea = 'today' | 'orders' | 'goods' | 'offers' | 'content' | 'search' | 'people' | 'imports' | 'audit';

/** Who is at the desk. */
export type DeskStaff = {
  readonly sub: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly DeskRole[];
};

/** The frame around every screen of signed-in staff. */
export type DeskFrame = {
  readonly shopName: string;
  readonly who: DeskStaff;
  readonly area: DeskArea | null;
  /** Those that exist and that they may open. */
  readonly areas: readonly DeskArea[];
  /** What waits in an area. */
  readonly waiting: Partial<Readonly<Record<DeskArea, number>>>;
  /** Milliseconds. */
  readonly now: number;
  /** What was just done, as a key of the words in `@wattle/messages/desk`. */
  readonly said: string | null;
  /** Of a phone's top bar, when it is not the area's name. */
  readonly back: { readonly href: string; readonly title: string; readonly note: string } | null;
};

/** One entry for each screen. A kind without a component in the desk does not compile. */
export type DeskViews = {
  readonly signIn: SignInView;
  readonly state: StateView;
  readonly audit: AuditView;
  readonly find: FindView;
  readonly enquiries: EnquiriesView;
  readonly enquiry: EnquiryView;
  readonly signUps: SignUpsView;
  readonly people: PeopleView;
  readonly person: PersonView;
  readonly today: TodayView;
  readonly orders: OrdersView;
  readonly several: SeveralView;
  readonly order: OrderView;
  readonly slip: SlipView;
  readonly goods: GoodsView;
  readonly good: GoodView;
  readonly many: ManyView;
  readonly imports: ImportsView;
  readonly import: ImportView;
  readonly offers: OffersView;
  readonly newOffer: NewOfferView;
  readonly offer: OfferView;
  readonly cards: CardsView;
  readonly card: CardView;
  readonly search: SearchView;
  readonly contentList: ContentListView;
  readonly contentEditor: ContentEditorView;
  readonly sessions: SessionsView;
};
export type DeskView = { readonly [K in keyof DeskViews]: { readonly kind: K } & DeskViews[K] }[keyof DeskViews];

/** A line about work that takes long: how far it is, or where it leads. null: it was refused. */
export type DeskProgress = { readonly done: number; readonly total: number } | { readonly to: string | null };

export type DeskFiles = { readonly style: string; readonly script: string };

/** A page of the desk: plain data that its components show. */
export type DeskPage = {
  /** null: nobody is signed in. */
  readonly frame: DeskFrame | null;
  readonly view: DeskView;
};

/** The exports of the desk's server build. */
export type DeskBuild = { readonly renderDesk: (page: DeskPage, files: DeskFiles) => string };
