import { auditScreens } from './audit/audit-screen.ts';
import { editorActs } from './content/content-acts.ts';
import { contentScreens } from './content/content-screens.ts';
import { listActs } from './content/list-acts.ts';
import type { DeskAct } from './desk-act.ts';
import type { DeskScreen } from './desk-screen.ts';
import { findScreens } from './find/find-screens.ts';
import { goodsActs } from './goods/goods-acts.ts';
import { goodsScreens } from './goods/goods-screens.ts';
import { manyActs, manyScreens } from './goods/many-screens.ts';
import { offersActs } from './offers/offers-acts.ts';
import { offersScreens } from './offers/offers-screens.ts';
import { orderActs } from './orders/order-acts.ts';
import { orderScreens } from './orders/order-screens.ts';
import { peopleActs } from './people/people-acts.ts';
import { peopleScreens } from './people/people-screens.ts';
import { searchActs } from './search/search-acts.ts';
import { searchScreens } from './search/search-screens.ts';
import { sessionsActs } from './sessions/sessions-acts.ts';
import { sessionsScreens } from './sessions/sessions-screens.ts';
import { todayActs } from './today/today-acts.ts';
import { todayScreens } from './today/today-screens.ts';

/** Every page of the desk: each folder adds its own. */
export const DESK_SCREENS: readonly DeskScreen[] = [
  ...todayScreens,
  ...orderScreens,
  ...goodsScreens,
  ...manyScreens,
  ...offersScreens,
  ...contentScreens,
  ...searchScreens,
  ...peopleScreens,
  ...auditScreens,
  ...findScreens,
  ...sessionsScreens,
];

/** Everything that can be done at the desk. */
export const DESK_ACTS: readonly DeskAct[] = [
  ...todayActs,
  ...orderActs,
  ...goodsActs,
  ...manyActs,
  ...offersActs,
  ...editorActs,
  ...listActs,
  ...searchActs,
  ...peopleActs,
  ...sessionsActs,
];
