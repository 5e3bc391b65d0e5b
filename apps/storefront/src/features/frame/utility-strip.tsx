import * as commonWords from '@wattle/messages/common';
import * as frameWords from '@wattle/messages/frame';
import type { ReactNode } from 'react';
import { useShop } from '../../page/root-data.ts';
import { telLink } from '../../page/tel-link.ts';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './utility-strip.module.css';

/** Location, store and help; never promotions. `place` fills in after hydration. */
export function UtilityStrip({ place }: { place: ReactNode }) {
  const { phone, helpDays } = useShop();
  return (
    <div className={styles.strip}>
      <div className={`wrap ${styles.row}`}>
        <div className={styles.place}>{place}</div>
        <ShopLink className="only-lg" to="/orders/find">
          {frameWords.trackAnOrder}
        </ShopLink>
        <ShopLink className="only-lg" to="/stores">
          {commonWords.findAStore}
        </ShopLink>
        {phone !== '' && (
          <ShopLink className="only-lg" to={telLink(phone)}>
            {[frameWords.help, helpDays].filter(Boolean).join(', ')} <b>{phone}</b>
          </ShopLink>
        )}
      </div>
    </div>
  );
}
