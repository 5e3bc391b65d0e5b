import { DetailsScreen } from '../features/account/details/details-screen.tsx';

export function meta() {
  return [{ title: 'Your details | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountDetails() {
  return <DetailsScreen />;
}
