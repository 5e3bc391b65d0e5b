import * as accountWords from '@wattle/messages/account';
import styles from '../../../goods/order/order-screen.module.css';
import { useShop } from '../../../page/root-data.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import panel from '../../../ui/panel.module.css';
import { ShopLink } from '../../../ui/shop-link.tsx';
import { AccountHead } from '../account-shell.tsx';

/** Unknown order, or another customer's: the page does not reveal which. */
export function OrderMissing() {
  const { name } = useShop();
  return (
    <>
      <title>{`${accountWords.orderNotFoundTitle} | ${name}`}</title>
      <AccountHead title={accountWords.orderNotFound} />
      <section className={classNames(panel.panel, styles.panel)}>
        <p className={panel.lead}>{accountWords.orderNotFoundHint}</p>
        <p className={panel.end}>
          <LinkButton kind="second" to="/account/orders">
            {accountWords.seeYourOrders}
          </LinkButton>
          <ShopLink className={`link ${panel.act}`} to="/orders/find">
            {accountWords.trackAnOrder}
          </ShopLink>
        </p>
      </section>
    </>
  );
}
