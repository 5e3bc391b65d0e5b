import { writeCompareAddress } from '@wattle/domain/comparison';
import * as commonWords from '@wattle/messages/common';
import * as comparisonWords from '@wattle/messages/comparison';
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
  /** The address includes a product that is no longer sold. */
  isPartial: boolean;
};

/** A comparison given by the address. Works without JavaScript and changes nothing on this device. */
export function CompareScreen({ answer, isPartial }: Props) {
  const view = viewComparison(answer, useNowSeconds());
  const ids = view.products.map(({ id }) => id);
  const without = (id: string) => writeCompareAddress(ids.filter((other) => other !== id));
  return (
    <div className={`wrap ${styles.screen}`}>
      <PageHead crumbs={[{ label: commonWords.compare }]} title={view.title} />
      {isPartial && <Notice>{comparisonWords.linkedProductGone}</Notice>}
      <div className={differsScope}>
        <div className={styles.tools}>
          {ids.length > 1 && <DiffersSwitch differing={view.differingCount} />}
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
                aria-label={`${commonWords.remove} ${fullName(product)}`}
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
