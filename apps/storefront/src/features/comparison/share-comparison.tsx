import { writeCompareAddress } from '@wattle/domain';
import { useHydrated } from '../../page/use-hydrated.ts';
import { useAlerts } from '../../ui/alerts/use-alerts.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './share-comparison.module.css';
import { shareLink } from './share-link.ts';

const COPIED = 'Link copied. Whoever opens it sees this comparison.';
const NOT_COPIED = 'Unable to copy the link. You can copy it from the address bar.';

/** A link to this comparison: through the device's own sharing where it has one, otherwise copied. */
export function ShareComparison({ productIds, title }: { productIds: readonly string[]; title: string }) {
  const { addAlert } = useAlerts();
  const share = async () => {
    const url = new URL(writeCompareAddress(productIds), window.location.origin).href;
    const result = await shareLink({ url, title }, navigator);
    if (result === 'COPIED') addAlert({ content: COPIED });
    if (result === 'FAILED') addAlert({ type: 'ERROR', content: NOT_COPIED });
  };
  // without a script it can do nothing
  if (!useHydrated()) return <span className={styles.share} />;
  return (
    <button type="button" className={styles.share} onClick={share}>
      <Icon name="share" /> Share
    </button>
  );
}
