export function meta() {
  return [{ title: 'Change your password | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountPasswordChange() {
  return <h1>Change your password</h1>;
}
