import { SHOP } from '@wattle/domain';
import { useSignedIn } from '../../shopper/session/use-signed-in.ts';

/** The way into the account: under their own name for who has signed in. The HTML that is sent knows no names. */
export function useAccountEntry(): { readonly to: string; readonly label: string; readonly hint: string } {
  const { loggedIn, firstName } = useSignedIn();
  const { accountDashboard, accountSignIn } = SHOP.paths;
  return {
    to: loggedIn ? accountDashboard : accountSignIn,
    label: firstName || 'Account',
    hint: firstName && ', your account',
  };
}
