import { hoursOn, openState, wallClock, weekdayOf } from '@wattle/domain';
import { useNowMs } from '../../../page/now.tsx';
import { PageHead } from '../../../page/page-head.tsx';
import { telLink } from '../../../page/tel-link.ts';
import { Icon } from '../../../ui/icon.tsx';
import { ImageTile } from '../../../ui/image-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { capitalise, formatHours, formatShopDate, openWords, weekRows } from '../store-words.ts';
import { addressLine, directionsLink } from './store-address.ts';
import styles from './store-screen.module.css';
import { serviceOf } from './store-services.ts';
import type { StorePage } from './stores-data.ts';

const SEASONAL_SHOWN = 4;

export function StoreScreen({ store }: { store: StorePage }) {
  const [picture] = store.images;
  return (
    <div className="wrap">
      <PageHead crumbs={[{ label: 'Stores', to: '/stores' }, { label: store.name }]} title={store.name}>
        {addressLine(store)}
      </PageHead>
      {picture && (
        <figure className={styles.front}>
          <ImageTile image={picture} set="content" sizes="100vw" ratio="1344 / 694" fit="cover" priority />
        </figure>
      )}
      <div className={styles.panels}>
        <Hours store={store} />
        <Services services={store.services} />
        <section className={styles.panel}>
          <h2>Get there, or call</h2>
          <p className={styles.description}>{store.description}</p>
          <p className={styles.actions}>
            <LinkButton icon="car" to={directionsLink(store)}>
              Directions
            </LinkButton>
            <LinkButton kind="tonal" icon="phone" to={telLink(store.phone)}>
              {store.phone}
            </LinkButton>
          </p>
        </section>
      </div>
    </div>
  );
}

function Hours({ store }: { store: StorePage }) {
  const nowMs = useNowMs();
  const today = wallClock(store.timeZone, nowMs).date;
  const state = openState(store, nowMs);
  const seasonal = store.seasonalHours.filter(({ date }) => date >= today).slice(0, SEASONAL_SHOWN);
  const isUsualDay = !seasonal.some(({ date }) => date === today);
  return (
    <section className={styles.panel}>
      <h2>Hours</h2>
      <p className={state.status === 'open' ? styles.open : styles.shut}>{capitalise(openWords(state))}</p>
      <table className={styles.hours}>
        <caption className="sr-only">Opening hours</caption>
        <tbody>
          {weekRows(store.weeklyHours).map(({ days, hours, weekdays }) => (
            <tr key={days} className={isUsualDay && weekdays.includes(weekdayOf(today)) ? styles.today : undefined}>
              <th scope="row">{days}</th>
              <td>{hours}</td>
            </tr>
          ))}
          {seasonal.map(({ date, note }) => (
            <tr key={date} className={styles.seasonal}>
              <th scope="row">
                {formatShopDate(date)}
                <small>{note}</small>
              </th>
              <td>{formatHours(hoursOn(store, date))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Services({ services }: { services: readonly string[] }) {
  return (
    <section className={styles.panel}>
      <h2>At this store</h2>
      <ul className={styles.services}>
        {services.map(serviceOf).map(({ icon, name, detail }) => (
          <li key={name}>
            <Icon name={icon} />
            <span>
              {name}
              {detail && <small>{detail}</small>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
