import styles from '../../../goods/order/order-screen.module.css';
import { classNames } from '../../../ui/class-names.ts';
import panel from '../../../ui/panel.module.css';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { AccountHead } from '../account-shell.tsx';

/** Placeholder while an order loads. */
export function OrderSkeleton() {
  const room = (height: string) => (
    <div className={classNames(panel.panel, styles.panel)}>
      <Skeleton height={height} radius="var(--r-3)" />
    </div>
  );
  return (
    <div aria-hidden="true">
      <div className={styles.crumbs}>
        <Skeleton width="220px" height="var(--tap)" />
      </div>
      <AccountHead title={<Skeleton width="340px" height="1em" />} sub={'\u00a0'}>
        <Skeleton width="180px" height="var(--tap)" />
      </AccountHead>
      <div className={styles.columns}>
        <div className={styles.column}>
          {room('270px')}
          {room('360px')}
        </div>
        <div className={styles.column}>
          {room('280px')}
          {room('160px')}
        </div>
      </div>
    </div>
  );
}
