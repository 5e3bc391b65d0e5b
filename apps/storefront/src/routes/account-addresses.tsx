import * as pagesWords from '@wattle/messages/pages';
import { AddressesScreen } from '../features/account/addresses/addresses-screen.tsx';

export function head() {
  return [{ title: pagesWords.addressesTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AccountAddresses() {
  return <AddressesScreen />;
}
