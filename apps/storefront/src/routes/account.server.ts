import { SHOP } from '@wattle/domain/settings';
import { Redirect } from '../router/page-answer.ts';

/** A short address for the dashboard, which checks the session. */
export const load = () => new Redirect(SHOP.paths.accountDashboard);
