import { variantLink } from '@wattle/domain/links';
import { lineName, type Order, type OrderLine, refundedQty } from '@wattle/domain/order';
import * as orderWords from '@wattle/messages/order';
import * as changeWords from '@wattle/messages/order-changes';
import { amountWords, lineWords } from '@wattle/messages/order-lines';
import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { ImageTile } from '../../ui/image-tile.tsx';
import panel from '../../ui/panel.module.css';
import { ShopLink } from '../../ui/shop-link.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { lineCents } from './line-cents.ts';
import styles from './order-items.module.css';
import screen from './order-screen.module.css';

type Props = {
  order: Order;
  /** Replaces the item count. */
  title?: string;
  /** Actions beside the title. */
  tools?: ReactNode;
  /** Actions below a line. */
  actsOf?: (line: OrderLine) => ReactNode;
};

/** Items with their names and prices at the time of purchase. */
export function OrderItems({ order, title, tools, actsOf }: Props) {
  const { lines } = order;
  const count = lines.reduce((sum, { qty }) => sum + qty, 0);
  return (
    <section className={classNames(panel.panel, screen.panel)} aria-labelledby="order-items">
      <div className={styles.head}>
        <h2 id="order-items">{title ?? orderWords.itemCount(count)}</h2>
        {tools}
      </div>
      <ul className={styles.items}>
        {lines.map((line) => (
          <Item key={line.id} line={line} refunded={refundedQty(order, line.id)} acts={actsOf?.(line)} />
        ))}
      </ul>
    </section>
  );
}

function Item({ line, refunded, acts }: { line: OrderLine; refunded: number; acts: ReactNode }) {
  const { path, imageUrl, plan, variant } = line;
  const name = lineName(line);
  return (
    <li>
      <span className={styles.picture} aria-hidden="true">
        <ImageTile image={imageUrl === null ? null : { url: imageUrl, alt: '' }} sizes="92px" />
      </span>
      <div>
        <h3>
          <ShopLink className={styles.name} to={variantLink({ path }, variant?.name ? variant.code : null)}>
            {name}
          </ShopLink>
        </h3>
        {lineWords(line).map((words) => (
          <p key={words}>{words}</p>
        ))}
        {refunded > 0 && <p>{changeWords.refundedQty(refunded, line.qty)}</p>}
      </div>
      <span className={styles.money}>{amountWords(lineCents(line))}</span>
      <div className={styles.acts}>
        {acts}
        {plan && <Act icon="shield" to="/articles/help/repair-plans" words={orderWords.planDetails} about={name} />}
      </div>
    </li>
  );
}

type ActProps = { icon: IconName; to: string; words: string; about: string };

export function Act({ icon, to, words, about }: ActProps) {
  return (
    <ShopLink className={screen.paper} to={to}>
      <Icon name={icon} /> {words}
      <VisuallyHidden>, {about}</VisuallyHidden>
    </ShopLink>
  );
}
