import { ShippingAddressBookScreen } from '../features/account/addresses/shipping-address-book-screen.tsx';

export function meta() {
  return [{ title: 'Delivery addresses | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountShippingAddressBook() {
  return <ShippingAddressBookScreen />;
}
