import * as alertWords from '@wattle/messages/stock-alert';
import { StopAlertsScreen } from '../features/stock-alerts/stop-alerts-screen.tsx';

export function head() {
  return [{ title: alertWords.stopTitle }, { name: 'robots', content: 'noindex' }];
}

export default function StockAlertsStop() {
  return <StopAlertsScreen />;
}
