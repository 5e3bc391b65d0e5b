import * as accountWords from '@wattle/messages/account';
import { useSession } from '../../../shopper/session/use-session.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import panel from '../../../ui/panel.module.css';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { AccountHead, AccountShell } from '../account-shell.tsx';
import { CustomerPart } from '../customer-part.tsx';
import styles from '../security/password-screen.module.css';
import { AddressBook } from './address-book.tsx';
import { AddressesSkeleton } from './addresses-skeleton.tsx';

const HERE = '/account/shipping-address-book';

/** Delivery addresses. Guests see what the page is for [C-2-14]. */
export function ShippingAddressBookScreen() {
  const session = useSession();
  if (session === 'LOGGED_OUT') return <ForGuests />;
  return (
    <AccountShell>
      <AccountHead title={accountWords.deliveryAddresses}>{accountWords.deliveryAddressesIntro}</AccountHead>
      <CustomerPart skeleton={<AddressesSkeleton />}>{(customer) => <AddressBook customer={customer} />}</CustomerPart>
    </AccountShell>
  );
}

function ForGuests() {
  const query = new URLSearchParams({ next: HERE });
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{accountWords.deliveryAddresses}</h1>
      <section className={classNames(panel.panel, panel.set)}>
        <h2>{accountWords.addressBookNeedsAccount}</h2>
        <p className={panel.lead}>{accountWords.addressBookHint}</p>
        <p className={panel.end}>
          <LinkButton to={`/account/signin?${query}`}>{accountWords.signIn}</LinkButton>
          <ShopLink className={`link ${panel.act}`} to="/account/signup">
            {accountWords.createAnAccount}
          </ShopLink>
        </p>
      </section>
    </div>
  );
}
