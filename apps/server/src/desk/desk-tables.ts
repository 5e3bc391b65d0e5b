import { auditScreens } from './audit/audit-screen.ts';
import { editorActs } from './content/content-acts.ts';
import { contentScreens } from './content/content-screens.ts';
import { listActs } from './content/list-acts.ts';
import type { DeskAct } from './desk-act.ts';
import type { DeskScreen } from './desk-screen.ts';

/** Every page of the desk: each folder adds its own. */
export const DESK_SCREENS: readonly DeskScreen[] = [...auditScreens, ...contentScreens];

/** Everything that can be done at the desk. */
export const DESK_ACTS: readonly DeskAct[] = [...editorActs, ...listActs];
