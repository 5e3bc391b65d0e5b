import { AddressesScreen } from '../features/account/addresses/addresses-screen.tsx';

export function meta() {
  return [{ title: 'Addresses | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountAddresses() {
  return <AddressesScreen />;
}
