import { FindOrderScreen } from '../features/order-search/find-order-screen.tsx';

export function meta() {
  return [{ title: 'Track an order | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function OrdersFind() {
  return <FindOrderScreen />;
}
