import { SHOP } from '@wattle/domain/settings';
import * as words from '@wattle/messages/signed-out';
import { useRef, useSyncExternalStore } from 'react';
import { keepNext } from '../../goods/sign-in/keep-next.ts';
import { useLocation } from '../../router/router-context.tsx';
import { lastUserStore } from '../../shopper/session/ended-session.ts';
import { useSignedIn } from '../../shopper/session/use-signed-in.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './checkout-frame.module.css';

/** Whether the shopper was signed in and is not any more: it ended by itself, or they signed out in another tab. */
export function useSignedOut(): boolean {
  const { loggedIn } = useSignedIn();
  const wasIn = useRef(loggedIn);
  if (loggedIn) wasIn.current = true;
  const last = useSyncExternalStore(lastUserStore.subscribe, lastUserStore.get, () => null);
  return !loggedIn && (wasIn.current || last?.hasEnded === true);
}

const useSignIn = (): string => keepNext(SHOP.paths.accountSignIn, useLocation().pathname);

/** Everything is still here: sign in and go on at this step, or go on as a guest. */
export const SignedOutNotice = () => (
  <div className={styles.above}>
    <Notice tone="warn">
      <b>{words.signedOut}</b> {words.allIsHere}{' '}
      <ShopLink className="link" to={useSignIn()}>
        {words.signInAgain}
      </ShopLink>
      {words.orAsGuest}
    </Notice>
  </div>
);

/** They signed out in another tab, which clears this browser. The cart is in the account. */
export function SignedOutPage() {
  const signIn = useSignIn();
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.error}>
        <h1>{words.signedOut}</h1>
        <Notice>{words.cartIsInAccount}</Notice>
        <LinkButton to={signIn}>{words.signInAgain}</LinkButton>
      </div>
    </div>
  );
}
