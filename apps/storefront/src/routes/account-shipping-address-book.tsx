export function meta() {
  return [{ title: 'Delivery addresses | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountShippingAddressBook() {
  return <h1>Delivery addresses</h1>;
}
