import { Icon, type IconName } from '../../../ui/icon.tsx';
import styles from './promise-strip.module.css';

const PROMISES: readonly { icon: IconName; title: string; words: string }[] = [
  { icon: 'calendar', title: 'You pick the day', words: 'From a calendar, at the checkout' },
  { icon: 'recycle', title: 'Old one taken away', words: 'And recycled, when the new one comes' },
  { icon: 'tag', title: 'Price promise', words: 'Found it for less? We match it' },
  { icon: 'chat', title: 'People, 7 days', words: 'On the phone and in store, no menus' },
];

export function PromiseStrip() {
  return (
    <section className={styles.strip} aria-label="What you can count on">
      <ul className={`wrap ${styles.list}`}>
        {PROMISES.map(({ icon, title, words }) => (
          <li key={title}>
            <Icon name={icon} />
            <span>
              <b>{title}</b>
              {words}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
