import * as pagesWords from '@wattle/messages/pages';
import { OrderScreen } from '../features/account/orders/order-screen.tsx';

export function head() {
  return [{ title: pagesWords.yourOrderTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AccountOrder() {
  return <OrderScreen />;
}
