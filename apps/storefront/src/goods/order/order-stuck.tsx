import { useShopFrame } from '../../page/shop-frame.tsx';
import { telLink } from '../../page/tel-link.ts';
import { classNames } from '../../ui/class-names.ts';
import panel from '../../ui/panel.module.css';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './order-screen.module.css';

/** Somebody to talk to. */
export function OrderStuck() {
  const { supportPhone } = useShopFrame();
  return (
    <section className={classNames(panel.panel, styles.panel)} aria-labelledby="order-stuck">
      <h2 id="order-stuck">Stuck?</h2>
      <p className={styles.words}>
        Have the order number ready:{' '}
        <a className="link" href={telLink(supportPhone)}>
          {supportPhone}
        </a>
        , 7 days. To change the day or the address, call us too. What you changed your mind about can come back within
        30 days:{' '}
        <ShopLink className="link" to="/articles/help/returns">
          how returns work
        </ShopLink>
        .
      </p>
    </section>
  );
}
