import * as pagesWords from '@wattle/messages/pages';
import { FindOrderScreen } from '../features/order-search/find-order-screen.tsx';

export function head() {
  return [{ title: pagesWords.trackAnOrderTitle }, { name: 'robots', content: 'noindex' }];
}

export default function OrdersFind() {
  return <FindOrderScreen />;
}
