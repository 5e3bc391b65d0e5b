import { type Customer, type OrderSummary, SHOP } from '@wattle/domain';
import { NearPlace } from '../../../goods/rails/near-place.tsx';
import { useWishlistItems } from '../../../shopper/wishlist/use-wishlist.ts';
import dashboard from './dashboard-screen.module.css';
import styles from './looked-after.module.css';
import { PlansCard, PlansRoom } from './plans-card.tsx';
import { SmallCard } from './small-card.tsx';

type Props = { customer: Customer; orders: readonly OrderSummary[]; total: number };

/** What the shop keeps for a customer: plans, the wishlist, an address. */
export function LookedAfter({ customer, orders, total }: Props) {
  return (
    <>
      <div className={dashboard.head}>
        <h2>Looked after</h2>
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
      title={saved === 0 ? 'Nothing saved yet' : `${saved} saved`}
      to={SHOP.paths.accountWishlist}
      action="Open the wishlist"
    >
      {saved === 0
        ? 'Press the heart on anything you like, and it waits for you here.'
        : 'The same on every device where you are signed in.'}
    </SmallCard>
  );
}

function AddressCard({ customer: { addresses } }: { customer: Customer }) {
  const address = addresses.find(({ isDefaultShipping }) => isDefaultShipping);
  if (!address) {
    return (
      <SmallCard icon="home" title="No address yet" to="/account/addresses" action="Add an address">
        Save one, and checkout fills it in for you.
      </SmallCard>
    );
  }
  const { street1, suburb, state, postcode, isDefaultBilling } = address;
  return (
    <SmallCard icon="home" title={street1} to="/account/addresses" action="Manage addresses">
      {suburb} {state} {postcode}, your default for delivery{isDefaultBilling && ' and billing'}.
    </SmallCard>
  );
}
