import { PasswordScreen } from '../features/account/security/password-screen.tsx';

export function meta() {
  return [{ title: 'Password | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountPassword() {
  return <PasswordScreen />;
}
