import styles from '../../../goods/order/order-screen.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import panel from '../../../ui/panel.module.css';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { AccountHead } from '../account-shell.tsx';

/** An order that is not there, or not this customer's: nobody can tell which. */
export function OrderMissing() {
  return (
    <>
      <title>Order not found | Wattle</title>
      <AccountHead title="We could not find this order" />
      <section className={classNames(panel.panel, styles.panel)}>
        <p className={panel.lead}>
          Check the number. An order that was placed with another email address, or as a guest, stands in the account
          with that address.
        </p>
        <p className={panel.end}>
          <LinkButton kind="second" to="/account/orders">
            See your orders
          </LinkButton>
          <ShopLink className={`link ${panel.act}`} to="/orders/find">
            Track an order
          </ShopLink>
        </p>
      </section>
    </>
  );
}
