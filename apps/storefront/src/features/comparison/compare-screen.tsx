import { writeCompareAddress } from '@wattle/domain';
import { useNowSeconds } from '../../page/now.tsx';
import { PageHead } from '../../page/page-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ShopLink } from '../../ui/shop-link.tsx';
import styles from './compare-screen.module.css';
import { type ComparisonAnswer, fullName } from './compared-product.ts';
import { ComparisonKey } from './comparison-key.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { DiffersSwitch, differsScope } from './differs-switch.tsx';
import { KeepCompared } from './keep-compared.tsx';
import removal from './removal.module.css';
import { ShareComparison } from './share-comparison.tsx';
import { columnsOf, viewComparison } from './view-comparison.ts';

type Props = {
  answer: ComparisonAnswer;
  /** The address names something that is not sold any more. */
  isPartial: boolean;
};

/** A comparison that an address names. It is readable without a script, and changes nothing on this device. */
export function CompareScreen({ answer, isPartial }: Props) {
  const view = viewComparison(answer, useNowSeconds());
  const ids = view.products.map(({ id }) => id);
  const without = (id: string) => writeCompareAddress(ids.filter((other) => other !== id));
  return (
    <div className={`wrap ${styles.screen}`}>
      <PageHead crumbs={[{ label: 'Compare' }]} title={view.title} />
      {isPartial && <Notice>Something that this link names is no longer sold, so it is left out.</Notice>}
      <div className={differsScope}>
        <div className={styles.tools}>
          <DiffersSwitch differing={view.differingCount} />
          <ShareComparison productIds={ids} title={view.title} />
          <KeepCompared products={view.products} />
        </div>
        <div className={styles.sheet} style={columnsOf(view)}>
          <ComparisonTable
            view={view}
            className={styles.table}
            removal={(product) => (
              <ShopLink
                to={without(product.id)}
                className={removal.remove}
                aria-label={`Remove ${fullName(product)}`}
                preventScrollReset
              >
                <Icon name="close" />
              </ShopLink>
            )}
          />
          <ComparisonKey view={view} />
        </div>
      </div>
    </div>
  );
}
