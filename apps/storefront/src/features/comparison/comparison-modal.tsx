import type { NewAlert } from '@wattle/domain/alerts';
import type { ComparisonItem } from '@wattle/domain/comparison';
import * as commonWords from '@wattle/messages/common';
import * as comparisonWords from '@wattle/messages/comparison';
import { useId, useMemo, useState } from 'react';
import { useNowSeconds } from '../../page/now.tsx';
import { changeCompared } from '../../shopper/comparison/comparison-store.ts';
import { type AlertContent, AlertsContext } from '../../ui/alerts/use-alerts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import modalLook from '../../ui/modal.module.css';
import { CloseButton } from '../../ui/modal.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useModal } from '../../ui/use-modal.ts';
import { fullName } from './compared-product.ts';
import { ComparisonKey } from './comparison-key.tsx';
import styles from './comparison-modal.module.css';
import { ComparisonTable } from './comparison-table.tsx';
import { DiffersSwitch, differsScope } from './differs-switch.tsx';
import removal from './removal.module.css';
import { ShareComparison } from './share-comparison.tsx';
import type { ComparisonLoad } from './use-comparison-data.ts';
import { type ComparisonView, columnsOf, viewComparison } from './view-comparison.ts';

export type ComparisonModalProps = { isOpen: boolean; items: readonly ComparisonItem[]; load: ComparisonLoad };

const close = () => changeCompared({ kind: 'closeModal' });

/** The shopper's comparison as a dialog over the page [D-2-127]. */
export function ComparisonModal({ isOpen, items, load }: ComparisonModalProps) {
  const modal = useModal(isOpen, close);
  const titleId = useId();
  const view = useView(items, load);
  const isWhole = view.products.length === items.length;
  const title = isWhole ? view.title : comparisonWords.countToCompare(items.length);
  const [said, setSaid] = useState<NewAlert<AlertContent> | null>(null);
  // the dialog covers page alerts, so show them inside it
  const alerts = useMemo(() => ({ addAlert: setSaid }), []);
  return (
    <dialog
      {...modal}
      className={classNames(modalLook.modal, modalLook.fading, styles.dialog)}
      aria-labelledby={titleId}
    >
      <AlertsContext value={alerts}>
        <div className={classNames(styles.panel, differsScope)} style={columnsOf(view)}>
          <header className={styles.head}>
            <h2 id={titleId} tabIndex={-1}>
              {title}
            </h2>
            {isWhole && <DiffersSwitch differing={view.differingCount} />}
            <ShareComparison productIds={items.map(({ productId }) => productId)} title={title} />
            <CloseButton className={styles.close} onClose={close} />
          </header>
          {isWhole ? <Facts view={view} titleId={titleId} /> : <Waiting load={load} />}
          <div role="status" className={styles.said}>
            {said && <Notice tone={said.type === 'ERROR' ? 'warn' : 'info'}>{said.content}</Notice>}
          </div>
        </div>
      </AlertsContext>
    </dialog>
  );
}

/** The loaded products, in the shopper's order. */
function useView(items: readonly ComparisonItem[], { data }: ComparisonLoad): ComparisonView {
  const products = items.flatMap(({ productId }) => data.products.find(({ id }) => id === productId) ?? []);
  const isUsed = (code: string) => products.some(({ family }) => family.code === code);
  const families = data.families.filter(({ code }) => isUsed(code));
  return viewComparison({ products, families }, useNowSeconds());
}

function Facts({ view, titleId }: { view: ComparisonView; titleId: string }) {
  const remove = (productId: string) => {
    changeCompared({ kind: 'remove', productId });
    // the button went with its column
    document.getElementById(titleId)?.focus();
  };
  return (
    <>
      <ComparisonTable
        view={view}
        className={styles.table}
        removal={(product) => (
          <button
            type="button"
            className={removal.remove}
            aria-label={`${commonWords.remove} ${fullName(product)}`}
            onClick={() => remove(product.id)}
          >
            <Icon name="close" />
          </button>
        )}
      />
      <ComparisonKey view={view} />
    </>
  );
}

function Waiting({ load: { isFailed, retry } }: { load: ComparisonLoad }) {
  if (!isFailed) {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton height="220px" radius="var(--r-3)" />
        <Skeleton width="40%" />
        <Skeleton width="70%" />
      </div>
    );
  }
  return (
    <div className={styles.waiting}>
      <Notice tone="bad">{comparisonWords.notLoaded}</Notice>
      <p>
        <Button kind="second" onClick={retry}>
          {commonWords.tryAgain}
        </Button>
      </p>
    </div>
  );
}
