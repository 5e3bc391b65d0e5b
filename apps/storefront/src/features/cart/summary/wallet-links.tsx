import * as cartWords from '@wattle/messages/cart';
import { useState } from 'react';
import { chosenWallet, walletsHere } from '../../../shopper/checkout/chosen-wallet.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import styles from './cart-summary.module.css';

const NAMES = { applepay: cartWords.applePay, googlepay: cartWords.googlePay } as const;

/** Ways to the checkout for who pays with a wallet: its payment step then leads to that wallet's button. */
export function WalletLinks() {
  const [wallets] = useState(walletsHere);
  if (wallets.length === 0) return null;
  return (
    <div className={styles.wallets}>
      <p className={styles.or}>{cartWords.orPayAtOnceWith}</p>
      <p className={styles.pair}>
        {wallets.map((wallet) => (
          <LinkButton key={wallet} to="/checkout" kind="second" wide onClick={() => chosenWallet.set(wallet)}>
            {NAMES[wallet]}
          </LinkButton>
        ))}
      </p>
      <p>{cartWords.addressAndDayNext}</p>
    </div>
  );
}
