import { isUnderWay, type Order } from '@wattle/domain/order';
import * as orderWords from '@wattle/messages/order';
import { useShop } from '../../page/root-data.ts';
import { telLink } from '../../page/tel-link.ts';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel.module.css';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './order-screen.module.css';

/** Contact details. */
export function OrderStuck({ order }: { order: Order }) {
  const { phone: supportPhone } = useShop();
  return (
    <section className={classNames(panel.panel, styles.panel)} aria-labelledby="order-stuck">
      <h2 id="order-stuck">{orderWords.stuck}</h2>
      <p className={styles.words}>
        {orderWords.haveTheOrderNumberReady}{' '}
        <a className="link" href={telLink(supportPhone)}>
          {supportPhone}
        </a>
        {isUnderWay(order) && order.shipping.type !== 'EMAIL' ? orderWords.changesAndReturns : orderWords.returnsOnly}{' '}
        <ShopLink className="link" to="/articles/help/returns">
          {orderWords.howReturnsWork}
        </ShopLink>
        .
      </p>
    </section>
  );
}
