import * as pagesWords from '@wattle/messages/pages';
import { ShippingAddressBookScreen } from '../features/account/addresses/shipping-address-book-screen.tsx';

export function head() {
  return [{ title: pagesWords.deliveryAddressesTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AccountShippingAddressBook() {
  return <ShippingAddressBookScreen />;
}
