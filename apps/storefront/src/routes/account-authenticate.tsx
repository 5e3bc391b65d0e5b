import * as pagesWords from '@wattle/messages/pages';
import { AuthenticateScreen } from '../features/sign-in/authenticate-screen.tsx';

export function head() {
  return [{ title: pagesWords.signingInTitle }, { name: 'robots', content: 'noindex' }];
}

export default function AccountAuthenticate() {
  return <AuthenticateScreen />;
}
