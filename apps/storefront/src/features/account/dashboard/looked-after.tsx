import type { Customer } from '@wattle/domain/account';
import type { OrderSummary } from '@wattle/domain/order';
import { SHOP } from '@wattle/domain/settings';
import * as accountWords from '@wattle/messages/account';
import * as accountDashboardWords from '@wattle/messages/account-dashboard';
import { NearPlace } from '../../../goods/rails/near-place.tsx';
import { useWishlistItems } from '../../../shopper/wishlist/use-wishlist.ts';
import dashboard from './dashboard-screen.module.css';
import styles from './looked-after.module.css';
import { PlansCard, PlansRoom } from './plans-card.tsx';
import { SmallCard } from './small-card.tsx';

type Props = { customer: Customer; orders: readonly OrderSummary[]; total: number };

/** What the shop keeps for a customer: repair plans, wishlist, address. */
export function LookedAfter({ customer, orders, total }: Props) {
  return (
    <>
      <div className={dashboard.head}>
        <h2>{accountWords.lookedAfter}</h2>
      </div>
      <div className={styles.trio}>
        <NearPlace room={<PlansRoom />}>
          <PlansCard orders={orders} total={total} />
        </NearPlace>
        <WishlistCard />
        <AddressCard customer={customer} />
      </div>
    </>
  );
}

function WishlistCard() {
  const saved = useWishlistItems().items.length;
  return (
    <SmallCard
      icon="heart"
      title={saved === 0 ? accountWords.nothingSavedYet : accountDashboardWords.savedCount(saved)}
      to={SHOP.paths.accountWishlist}
      action={accountWords.openTheWishlist}
    >
      {saved === 0 ? accountWords.wishlistHint : accountWords.wishlistSynced}
    </SmallCard>
  );
}

function AddressCard({ customer: { addresses } }: { customer: Customer }) {
  const address = addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  if (!address) {
    return (
      <SmallCard
        icon="home"
        title={accountWords.noAddressYet}
        to="/account/addresses"
        action={accountWords.addAnAddress}
      >
        {accountWords.addressHint}
      </SmallCard>
    );
  }
  const { street1, suburb, state, postcode, isDefaultBilling } = address;
  return (
    <SmallCard icon="home" title={street1} to="/account/addresses" action={accountWords.manageAddresses}>
      {accountDashboardWords.defaultAddress(`${suburb} ${state} ${postcode}`, isDefaultBilling)}
    </SmallCard>
  );
}
