import { DashboardScreen } from '../features/account/dashboard/dashboard-screen.tsx';

export function meta() {
  return [{ title: 'Your account | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountDashboard() {
  return <DashboardScreen />;
}
