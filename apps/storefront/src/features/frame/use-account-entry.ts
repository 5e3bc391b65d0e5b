import { SHOP } from '@wattle/domain/settings';
import * as frameWords from '@wattle/messages/frame';
import { useSignedIn } from '../../shopper/session/use-signed-in.ts';

/** The account link, with the customer's name once signed in. Server HTML contains no names. */
export function useAccountEntry(): { readonly to: string; readonly label: string; readonly hint: string } {
  const { loggedIn, firstName } = useSignedIn();
  const { accountDashboard, accountSignIn } = SHOP.paths;
  return {
    to: loggedIn ? accountDashboard : accountSignIn,
    label: firstName || frameWords.account,
    hint: firstName && frameWords.yourAccountSuffix,
  };
}
