import * as pagesWords from '@wattle/messages/pages';
import { PasswordScreen } from '../features/account/security/password-screen.tsx';

export function head() {
  return [{ title: pagesWords.passwordTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AccountPassword() {
  return <PasswordScreen />;
}
