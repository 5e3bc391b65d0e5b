import * as pagesWords from '@wattle/messages/pages';
import { DashboardScreen } from '../features/account/dashboard/dashboard-screen.tsx';

export function head() {
  return [{ title: pagesWords.yourAccountTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AccountDashboard() {
  return <DashboardScreen />;
}
