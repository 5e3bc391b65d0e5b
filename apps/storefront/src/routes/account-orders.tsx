import * as pagesWords from '@wattle/messages/pages';
import { OrdersScreen } from '../features/account/orders/orders-screen.tsx';

export function head() {
  return [{ title: pagesWords.yourOrdersTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AccountOrders() {
  return <OrdersScreen />;
}
