export function meta() {
  return [{ title: 'Password | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountPassword() {
  return <h1>Password</h1>;
}
