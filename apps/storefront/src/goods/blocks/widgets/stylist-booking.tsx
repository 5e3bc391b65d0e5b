import { pageLink } from '@wattle/domain/links';
import * as commonWords from '@wattle/messages/common';
import * as contentWords from '@wattle/messages/content';
import { useShop } from '../../../page/root-data.ts';
import { telLink } from '../../../page/tel-link.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ShopLink } from '../../../ui/shop-link.tsx';
import type { WidgetStore } from './find-html.ts';
import styles from './widget.module.css';

const ENQUIRY = '/articles/help/contact';

/** Fallback without a booking service: the enquiry form, and the phone of the named store or the shop [D-2-65]. */
export function StylistBooking({ store }: { store: WidgetStore | undefined }) {
  const { phone: supportPhone } = useShop();
  const phone = store?.phone ?? supportPhone;
  const place = store ? contentWords.ourStore(store.name) : 'a store near you';
  return (
    <section
      className={styles.card}
      aria-label={store ? contentWords.bookAStylistAt(store.name) : contentWords.bookAStylist}
    >
      <p className={styles.title}>{store ? contentWords.bookAStylistAt(store.name) : contentWords.bookAStylist}</p>
      <p>{contentWords.stylistIntro(place)}</p>
      <p className={styles.ways}>
        <LinkButton to={ENQUIRY} kind="second" icon="calendar">
          {contentWords.askForABooking}
        </LinkButton>
        {phone && (
          <ShopLink className={styles.way} to={telLink(phone)}>
            <Icon name="phone" /> {phone}
          </ShopLink>
        )}
        <ShopLink className={styles.way} to={store ? pageLink(store.path) : '/stores'}>
          <Icon name="store" /> {store ? contentWords.hoursAndDirections : commonWords.findAStore}
        </ShopLink>
      </p>
    </section>
  );
}
