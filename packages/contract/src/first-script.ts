import { EARLY_PRESS_SCRIPT } from './early-press.ts';
import { WHOLE_PAGE_SCRIPT } from './whole-page.ts';

/** The first script of every page's HTML. The content security policy allows it by its hash. */
export const FIRST_SCRIPT = EARLY_PRESS_SCRIPT + WHOLE_PAGE_SCRIPT;
