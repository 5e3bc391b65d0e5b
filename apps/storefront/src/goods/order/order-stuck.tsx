import { isUnderWay, type Order } from '@wattle/domain/order';
import * as orderWords from '@wattle/messages/order';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel.module.css';
import { ShopLink } from '../../ui/shop-link.tsx';
import { HelpLink } from './help-link.tsx';
import styles from './order-screen.module.css';

/** Contact details. */
export function OrderStuck({ order }: { order: Order }) {
  return (
    <section className={classNames(panel.panel, styles.panel)} aria-labelledby="order-stuck">
      <h2 id="order-stuck">{orderWords.stuck}</h2>
      <p className={styles.words}>
        {orderWords.haveTheOrderNumberReady} <HelpLink />
        {isUnderWay(order) && order.shipping.type !== 'EMAIL' ? orderWords.changesAndReturns : orderWords.returnsOnly}{' '}
        <ShopLink className="link" to="/articles/help/returns">
          {orderWords.howReturnsWork}
        </ShopLink>
        .
      </p>
    </section>
  );
}
