import { auditScreens } from './audit/audit-screen.ts';
import type { DeskAct } from './desk-act.ts';
import type { DeskScreen } from './desk-screen.ts';
import { orderActs } from './orders/order-acts.ts';
import { orderScreens } from './orders/order-screens.ts';

/** Every page of the desk: each folder adds its own. */
export const DESK_SCREENS: readonly DeskScreen[] = [...orderScreens, ...auditScreens];

/** Everything that can be done at the desk. */
export const DESK_ACTS: readonly DeskAct[] = [...orderActs];
