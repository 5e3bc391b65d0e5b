import type { DeskViews } from '@wattle/contract/desk';
import type { FC } from 'react';
import { AuditScreen, auditTitle } from './audit/audit-screen.tsx';
import { ContentListScreen, contentListTitle } from './content/content-list-screen.tsx';
import { EditorScreen, editorTitle } from './content/editor-screen.tsx';
import { FindScreen, findTitle } from './find/find-screen.tsx';
import { GoodScreen, goodTitle } from './goods/good-screen.tsx';
import { GoodsScreen, goodsTitle } from './goods/goods-screen.tsx';
import { ImportScreen, ImportsScreen, importsTitle } from './goods/imports-screen.tsx';
import { ManyScreen, manyTitle } from './goods/many-screen.tsx';
import { CardScreen, cardTitle } from './offers/card-screen.tsx';
import { CardsScreen, cardsTitle } from './offers/cards-screen.tsx';
import { NewOfferScreen, newOfferTitle } from './offers/new-offer-screen.tsx';
import { OfferScreen, offerTitle } from './offers/offer-screen.tsx';
import { OffersScreen, offersTitle } from './offers/offers-screen.tsx';
import { OrderScreen, orderTitle } from './order/order-screen.tsx';
import { SlipScreen, slipTitle } from './order/slip-screen.tsx';
import { OrdersScreen, ordersTitle } from './orders/orders-screen.tsx';
import { SeveralScreen, severalTitle } from './orders/several-screen.tsx';
import { EnquiriesScreen, enquiriesTitle } from './people/enquiries-screen.tsx';
import { EnquiryScreen, enquiryTitle } from './people/enquiry-screen.tsx';
import { PeopleScreen, peopleTitle } from './people/people-screen.tsx';
import { PersonScreen, personTitle } from './people/person-screen.tsx';
import { SignUpsScreen, signUpsTitle } from './people/sign-ups-screen.tsx';
import type { ScreenProps } from './screen-props.ts';
import { SearchScreen, searchTitle } from './search/search-screen.tsx';
import { SessionsScreen, sessionsTitle } from './sessions/sessions-screen.tsx';
import { SignInScreen, signInTitle } from './sign-in/sign-in-screen.tsx';
import { StateScreen, stateTitle } from './states/state-screen.tsx';
import { TodayScreen, todayTitle } from './today/today-screen.tsx';

type Screen<K extends keyof DeskViews> = {
  readonly Screen: FC<ScreenProps<K>>;
  readonly title: (view: DeskViews[K]) => string;
};

/** The component of every kind of page. */
export const SCREENS: { readonly [K in keyof DeskViews]: Screen<K> } = {
  signIn: { Screen: SignInScreen, title: signInTitle },
  state: { Screen: StateScreen, title: stateTitle },
  orders: { Screen: OrdersScreen, title: ordersTitle },
  several: { Screen: SeveralScreen, title: severalTitle },
  order: { Screen: OrderScreen, title: orderTitle },
  slip: { Screen: SlipScreen, title: slipTitle },
  find: { Screen: FindScreen, title: findTitle },
  audit: { Screen: AuditScreen, title: auditTitle },
  enquiries: { Screen: EnquiriesScreen, title: enquiriesTitle },
  enquiry: { Screen: EnquiryScreen, title: enquiryTitle },
  signUps: { Screen: SignUpsScreen, title: signUpsTitle },
  people: { Screen: PeopleScreen, title: peopleTitle },
  person: { Screen: PersonScreen, title: personTitle },
  today: { Screen: TodayScreen, title: todayTitle },
  goods: { Screen: GoodsScreen, title: goodsTitle },
  good: { Screen: GoodScreen, title: goodTitle },
  many: { Screen: ManyScreen, title: manyTitle },
  imports: { Screen: ImportsScreen, title: importsTitle },
  import: { Screen: ImportScreen, title: importsTitle },
  offers: { Screen: OffersScreen, title: offersTitle },
  offer: { Screen: OfferScreen, title: offerTitle },
  newOffer: { Screen: NewOfferScreen, title: newOfferTitle },
  cards: { Screen: CardsScreen, title: cardsTitle },
  card: { Screen: CardScreen, title: cardTitle },
  search: { Screen: SearchScreen, title: searchTitle },
  contentList: { Screen: ContentListScreen, title: contentListTitle },
  contentEditor: { Screen: EditorScreen, title: editorTitle },
  sessions: { Screen: SessionsScreen, title: sessionsTitle },
};
