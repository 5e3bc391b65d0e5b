import { writeCompareAddress } from '@wattle/domain/comparison';
import * as commonWords from '@wattle/messages/common';
import * as comparisonWords from '@wattle/messages/comparison';
import { useHydrated } from '../../page/use-hydrated.ts';
import { useAlerts } from '../../ui/alerts/use-alerts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './share-comparison.module.css';
import { shareLink } from './share-link.ts';

const COPIED = comparisonWords.linkCopied;
const NOT_COPIED = comparisonWords.linkNotCopied;

/** Shares a link to the comparison via the device's share sheet, or copies it. */
export function ShareComparison({ productIds, title }: { productIds: readonly string[]; title: string }) {
  const { addAlert } = useAlerts();
  const share = async () => {
    const url = new URL(writeCompareAddress(productIds), window.location.origin).href;
    const result = await shareLink({ url, title }, navigator);
    if (result === 'COPIED') addAlert({ content: COPIED });
    if (result === 'FAILED') addAlert({ type: 'ERROR', content: NOT_COPIED });
  };
  // does nothing without JavaScript
  if (!useHydrated()) return <span className={styles.share} />;
  return (
    <button type="button" className={styles.share} onClick={share}>
      <Icon name="share" /> {commonWords.share}
    </button>
  );
}
