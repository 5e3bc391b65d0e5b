export function meta() {
  return [{ title: 'Subscriptions | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountSubscriptions() {
  return <h1>Subscriptions</h1>;
}
