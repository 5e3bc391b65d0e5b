import { PasswordChangeScreen } from '../features/account/security/password-change-screen.tsx';

export function meta() {
  return [{ title: 'Change your password | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountPasswordChange() {
  return <PasswordChangeScreen />;
}
