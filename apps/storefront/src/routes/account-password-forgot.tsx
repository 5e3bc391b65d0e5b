export function meta() {
  return [{ title: 'Forgotten password | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountPasswordForgot() {
  return <h1>Forgotten password</h1>;
}
