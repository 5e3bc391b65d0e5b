export function meta() {
  return [{ title: 'Signing in | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountAuthenticate() {
  return <h1>Signing in</h1>;
}
