export function meta() {
  return [{ title: 'New password | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountPasswordReset() {
  return <h1>New password</h1>;
}
