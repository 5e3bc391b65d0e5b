export function meta() {
  return [{ title: 'Confirm your email | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountVerify() {
  return <h1>Confirm your email</h1>;
}
