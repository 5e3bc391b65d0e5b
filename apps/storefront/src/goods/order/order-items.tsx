import type { Order, OrderLine } from '@wattle/domain';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import panel from '../../ui/panel.module.css';
import { ShopLink } from '../../ui/shop-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { exactPrice } from '../sums/exact-price.ts';
import { lineCents, lineWords } from './line-words.ts';
import styles from './order-items.module.css';
import screen from './order-screen.module.css';

type Props = {
  order: Order;
  /** Instead of how many there are. */
  title?: string;
  /** What can be done with the list, beside its title. */
  tools?: ReactNode;
};

/** What was bought, as it was called and what it cost then. */
export function OrderItems({ order: { lines, status }, title, tools }: Props) {
  const count = lines.reduce((sum, { qty }) => sum + qty, 0);
  const hasArrived = status === 'DELIVERED' || status === 'COLLECTED';
  return (
    <section className={classNames(panel.panel, screen.panel)} aria-labelledby="order-items">
      <div className={styles.head}>
        <h2 id="order-items">{title ?? (count === 1 ? '1 item' : `${count} items`)}</h2>
        {tools}
      </div>
      <ul className={styles.items}>
        {lines.map((line) => (
          <Item key={line.id} line={line} hasArrived={hasArrived} />
        ))}
      </ul>
    </section>
  );
}

function Item({ line, hasArrived }: { line: OrderLine; hasArrived: boolean }) {
  const { name, path, imageUrl, plan, giftcard } = line;
  return (
    <li>
      <span className={styles.picture} aria-hidden="true">
        <ImageTile image={imageUrl === null ? null : { url: imageUrl, alt: '' }} sizes="92px" />
      </span>
      <div>
        <h3>
          <ShopLink className={styles.name} to={`/${path}`}>
            {name}
          </ShopLink>
        </h3>
        {lineWords(line).map((words) => (
          <p key={words}>{words}</p>
        ))}
      </div>
      <span className={styles.money}>{exactPrice(lineCents(line))}</span>
      <p className={styles.acts}>
        {plan && <Act icon="shield" to="/articles/help/repair-plans" words="Plan details" about={name} />}
        {hasArrived && !giftcard && <Act icon="refresh" to="/articles/help/returns" words="Return" about={name} />}
      </p>
    </li>
  );
}

type ActProps = { icon: IconName; to: string; words: string; about: string };

function Act({ icon, to, words, about }: ActProps) {
  return (
    <ShopLink className={screen.paper} to={to}>
      <Icon name={icon} /> {words}
      <VisuallyHidden>, {about}</VisuallyHidden>
    </ShopLink>
  );
}
