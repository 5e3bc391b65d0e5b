import { OrderScreen } from '../features/account/orders/order-screen.tsx';

export function meta() {
  return [{ title: 'Your order | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountOrder() {
  return <OrderScreen />;
}
