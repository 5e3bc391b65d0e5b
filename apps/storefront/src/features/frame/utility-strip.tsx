import type { ReactNode } from 'react';
import { telLink } from '../../page/tel-link.ts';
import { ShopLink } from '../../ui/shop-link.tsx';
import type { FrameData } from './frame-data.ts';
import styles from './utility-strip.module.css';

/** Where a shop says how to follow an order; it is an article among its help. */
const TRACKING = 'Track an order';

/** Place, store and help; never promotions. `place` is filled in after the page has come alive. */
export function UtilityStrip({ place, frame }: { place: ReactNode; frame: FrameData }) {
  const { supportPhone, footerColumns } = frame;
  const tracking = footerColumns.flatMap(({ links }) => links).find(({ label }) => label === TRACKING);
  return (
    <div className={styles.strip}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.place}>{place}</div>
        {tracking && (
          <ShopLink className="only-lg" to={tracking.path}>
            {tracking.label}
          </ShopLink>
        )}
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
