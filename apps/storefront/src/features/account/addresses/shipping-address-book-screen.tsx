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

/** Where things are delivered to. Guests are told what it is for [C-2-14]. */
export function ShippingAddressBookScreen() {
  const session = useSession();
  if (session === 'LOGGED_OUT') return <ForGuests />;
  return (
    <AccountShell>
      <AccountHead title="Delivery addresses">The default one is filled in at checkout.</AccountHead>
      <CustomerPart skeleton={<AddressesSkeleton />}>{(customer) => <AddressBook customer={customer} />}</CustomerPart>
    </AccountShell>
  );
}

function ForGuests() {
  const query = new URLSearchParams({ next: HERE });
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>Delivery addresses</h1>
      <section className={classNames(panel.panel, panel.set)}>
        <h2>An address book needs an account</h2>
        <p className={panel.lead}>
          Sign in to save where things go: home, work, the beach house. Checkout then fills in the default one. Without
          an account you can type an address at checkout.
        </p>
        <p className={panel.end}>
          <LinkButton to={`/account/signin?${query}`}>Sign in</LinkButton>
          <ShopLink className={`link ${panel.act}`} to="/account/signup">
            Create an account
          </ShopLink>
        </p>
      </section>
    </div>
  );
}
