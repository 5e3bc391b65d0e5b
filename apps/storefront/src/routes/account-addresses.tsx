export function meta() {
  return [{ title: 'Addresses | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountAddresses() {
  return <h1>Addresses</h1>;
}
