export function meta() {
  return [{ title: 'Create an account | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountSignup() {
  return <h1>Create an account</h1>;
}
