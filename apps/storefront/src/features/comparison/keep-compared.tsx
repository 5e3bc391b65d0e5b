import * as comparisonWords from '@wattle/messages/comparison';
import { useComparedIds } from '../../shopper/comparison/use-comparison.ts';
import { useAlerts } from '../../ui/alerts/use-alerts.ts';
import { Button } from '../../ui/button.tsx';
import type { ComparedDocument } from './compared-product.ts';
import styles from './keep-compared.module.css';

/** Replaces the shopper's comparison with a shared one, only when they ask for it. */
export function KeepCompared({ products }: { products: readonly ComparedDocument[] }) {
  const ownIds = useComparedIds();
  const { addAlert } = useAlerts();
  const isOwn = ownIds.length === products.length && products.every(({ id }) => ownIds.includes(id));
  const keep = async () => {
    const { keepProducts } = await import('../../shopper/comparison/comparison-store.ts');
    keepProducts(products);
    addAlert({ content: comparisonWords.keptOnThisDevice });
  };
  if (isOwn) return <p className="hint">{comparisonWords.keptOnThisDevice}</p>;
  return (
    <Button kind="line" icon="compare" className={styles.keep} onClick={() => void keep().catch(() => {})}>
      {comparisonWords.keepTheseToCompare}
    </Button>
  );
}
