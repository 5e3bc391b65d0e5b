import type { ReactNode } from 'react';
import { telLink } from '../../page/tel-link.ts';
import { ShopLink } from '../../ui/shop-link.tsx';
import type { FrameData } from './frame-data.ts';
import styles from './utility-strip.module.css';

/** Place, store and help; never promotions. `place` is filled in after the page has come alive. */
export function UtilityStrip({ place, frame }: { place: ReactNode; frame: FrameData }) {
  const { supportPhone } = frame;
  return (
    <div className={styles.strip}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.place}>{place}</div>
        <ShopLink className="only-lg" to="/orders/find">
          Track an order
        </ShopLink>
        <ShopLink className="only-lg" to="/stores">
          Find a store
        </ShopLink>
        <ShopLink className="only-lg" to={telLink(supportPhone)}>
          Help, 7 days <b>{supportPhone}</b>
        </ShopLink>
      </div>
    </div>
  );
}
