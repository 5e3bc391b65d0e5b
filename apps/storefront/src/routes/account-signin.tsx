export function meta() {
  return [{ title: 'Sign in | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountSignin() {
  return <h1>Sign in</h1>;
}
