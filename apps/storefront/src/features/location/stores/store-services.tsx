import { Icon } from '../../../ui/icon.tsx';
import styles from './store-screen.module.css';
import { serviceOf } from './store-service.ts';

export function StoreServices({ services }: { services: readonly string[] }) {
  if (services.length === 0) return null;
  return (
    <section className={styles.panel} aria-labelledby="services">
      <h2 id="services">At this store</h2>
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
