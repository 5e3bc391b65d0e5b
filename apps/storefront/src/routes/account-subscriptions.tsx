import { SubscriptionsScreen } from '../features/account/subscriptions/subscriptions-screen.tsx';

export function meta() {
  return [{ title: 'Subscriptions | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountSubscriptions() {
  return <SubscriptionsScreen />;
}
