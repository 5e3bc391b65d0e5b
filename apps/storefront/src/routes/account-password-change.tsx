import * as pagesWords from '@wattle/messages/pages';
import { PasswordChangeScreen } from '../features/account/security/password-change-screen.tsx';

export function head() {
  return [{ title: pagesWords.changeYourPasswordTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AccountPasswordChange() {
  return <PasswordChangeScreen />;
}
