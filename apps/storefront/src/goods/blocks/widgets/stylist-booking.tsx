import { pageLink } from '@wattle/domain';
import { useShopFrame } from '../../../page/shop-frame.tsx';
import { telLink } from '../../../page/tel-link.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import type { WidgetStore } from './find-html.ts';
import styles from './widget.module.css';

const ENQUIRY = '/articles/help/contact';

/** Without a booking service: the enquiry form, and the phone of the store that is named or of the shop [D-2-65]. */
export function StylistBooking({ store }: { store: WidgetStore | undefined }) {
  const { supportPhone } = useShopFrame();
  const phone = store?.phone ?? supportPhone;
  const place = store ? `our ${store.name} store` : 'a store near you';
  return (
    <section className={styles.card} aria-label={store ? `Book a stylist at ${store.name}` : 'Book a stylist'}>
      <p className={styles.title}>{store ? `Book a stylist at ${store.name}` : 'Book a stylist'}</p>
      <p>Say what you are planning and which days suit. Someone from {place} calls to settle the time.</p>
      <p className={styles.ways}>
        <LinkButton to={ENQUIRY} kind="second" icon="calendar">
          Ask for a booking
        </LinkButton>
        {phone && (
          <ShopLink className={styles.way} to={telLink(phone)}>
            <Icon name="phone" /> {phone}
          </ShopLink>
        )}
        <ShopLink className={styles.way} to={store ? pageLink(store.path) : '/stores'}>
          <Icon name="store" /> {store ? 'Hours and directions' : 'Find a store'}
        </ShopLink>
      </p>
    </section>
  );
}
