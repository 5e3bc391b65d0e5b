import * as pagesWords from '@wattle/messages/pages';
import { SubscriptionsScreen } from '../features/account/subscriptions/subscriptions-screen.tsx';

export function head() {
  return [{ title: pagesWords.subscriptionsTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AccountSubscriptions() {
  return <SubscriptionsScreen />;
}
