import * as accountWords from '@wattle/messages/account';
import * as commonWords from '@wattle/messages/common';
import { classNames } from '../../../ui/class-names.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import panel from '../../../ui/panel.module.css';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './next-order-card.module.css';

const PICTURE = { src: '/pictures/scene/still-kitchen/default.svg', alt: '' };

/** Shown in place of the next delivery to customers without orders. */
export function Welcome() {
  return (
    <section className={classNames(panel.panel, styles.next)} aria-labelledby="no-orders">
      <div className={styles.art}>
        <ImageTile className={styles.scene} image={PICTURE} set="content" sizes="400px" ratio="auto" fit="cover" />
      </div>
      <div className={styles.text}>
        <p className={styles.kick}>{accountWords.yourAccountIsReady}</p>
        <h2 id="no-orders">{accountWords.nothingOrderedYet}</h2>
        <p className={styles.lead}>{accountWords.noOrdersHint}</p>
        <p className={styles.acts}>
          <LinkButton kind="second" to="/search?new=true">
            {commonWords.browseNewArrivals}
          </LinkButton>
          <ShopLink className={`link ${panel.act}`} to="/account/addresses">
            {accountWords.addADeliveryAddress}
          </ShopLink>
        </p>
      </div>
    </section>
  );
}
