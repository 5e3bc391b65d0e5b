import { useComparedIds } from '../../shopper/comparison/use-comparison.ts';
import { useAlerts } from '../../ui/alerts/use-alerts.ts';
import { Button } from '../../ui/button.tsx';
import type { ComparedDocument } from './compared-product.ts';
import styles from './keep-compared.module.css';

/** A shared comparison becomes this shopper's own when they say so; until then theirs stays as it is. */
export function KeepCompared({ products }: { products: readonly ComparedDocument[] }) {
  const ownIds = useComparedIds();
  const { addAlert } = useAlerts();
  const isOwn = ownIds.length === products.length && products.every(({ id }) => ownIds.includes(id));
  const keep = async () => {
    const { keepProducts } = await import('../../shopper/comparison/comparison-store.ts');
    keepProducts(products);
    addAlert({ content: 'Kept on this device.' });
  };
  if (isOwn) return <p className="hint">Kept on this device.</p>;
  return (
    <Button kind="line" icon="compare" className={styles.keep} onClick={() => void keep().catch(() => {})}>
      Keep these to compare
    </Button>
  );
}
