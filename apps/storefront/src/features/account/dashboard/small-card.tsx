import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import panel from '../../../ui/panel.module.css';
import { ShopLink } from '../../../ui/shop-link.tsx';
import styles from './looked-after.module.css';

type CardProps = { icon: IconName; title: string; children: ReactNode; to: string; action: string };

export function SmallCard({ icon, title, children, to, action }: CardProps) {
  return (
    <section className={classNames(panel.panel, styles.card)}>
      <Icon name={icon} />
      <h3>{title}</h3>
      <div className={styles.words}>{children}</div>
      <ShopLink className={`link ${styles.act}`} to={to}>
        {action}
      </ShopLink>
    </section>
  );
}
