import { OrdersScreen } from '../features/account/orders/orders-screen.tsx';

export function meta() {
  return [{ title: 'Your orders | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountOrders() {
  return <OrdersScreen />;
}
