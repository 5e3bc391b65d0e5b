import { PasswordScreen } from '../features/account/password-screen.tsx';

export function meta() {
  return [{ title: 'Password | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountPassword() {
  return <PasswordScreen />;
}
