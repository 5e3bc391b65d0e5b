export function meta() {
  return [{ title: 'Your details | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountDetails() {
  return <h1>Your details</h1>;
}
