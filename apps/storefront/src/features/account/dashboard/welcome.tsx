import { classNames } from '../../../ui/class-names.ts';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import panel from '../../../ui/panel.module.css';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './next-order-card.module.css';

const PICTURE = { src: '/pictures/scene/still-kitchen/default.svg', alt: '' };

/** For a customer who has not ordered anything yet, where the next delivery would stand. */
export function Welcome() {
  return (
    <section className={classNames(panel.panel, styles.next)} aria-labelledby="no-orders">
      <div className={styles.art}>
        <ImageTile className={styles.scene} image={PICTURE} set="content" sizes="400px" ratio="auto" fit="cover" />
      </div>
      <div className={styles.text}>
        <p className={styles.kick}>Your account is ready</p>
        <h2 id="no-orders">Nothing ordered yet</h2>
        <p className={styles.lead}>
          Your orders will stand here, with the day they arrive and where they are. An order that you placed as a guest
          with this email address appears by itself.
        </p>
        <p className={styles.acts}>
          <LinkButton kind="second" to="/search?new=true">
            Browse new arrivals
          </LinkButton>
          <ShopLink className={`link ${panel.act}`} to="/account/addresses">
            Add a delivery address
          </ShopLink>
        </p>
      </div>
    </section>
  );
}
