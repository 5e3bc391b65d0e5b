import { AuthenticateScreen } from '../features/sign-in/authenticate-screen.tsx';

export function meta() {
  return [{ title: 'Signing in | Wattle' }, { name: 'robots', content: 'noindex' }];
}

export default function AccountAuthenticate() {
  return <AuthenticateScreen />;
}
