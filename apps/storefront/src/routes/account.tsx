import { SHOP } from '@wattle/domain';
import { redirect } from 'react-router';

/** Nobody remembers the whole address: the dashboard asks who is there. */
export const loader = () => redirect(SHOP.paths.accountDashboard);
