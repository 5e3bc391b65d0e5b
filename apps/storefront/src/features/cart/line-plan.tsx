import {
  type CartLine,
  formatPrice,
  linePrice,
  type ProductDocument,
  WARRANTY_LABEL,
  yearsInWords,
} from '@wattle/domain';
import { Icon } from '../../ui/icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './line-plan.module.css';
import { openCart } from './open-cart.ts';

/** The repair plan that goes with a line, and what follows on what [C-9-64]. */
export function LinePlan({ line, product }: { line: CartLine; product: ProductDocument }) {
  if (line.warrantyId === null) return null;
  const { planCents } = linePrice(line, product);
  const own = yearsInWords(product.blGroup.baseWarrantyPeriod);
  return (
    <div className={styles.plan}>
      <Icon name="shield" />
      <p>
        <b>{line.warranty?.name ?? 'Repair plan'}</b>
        {own && line.warranty && ` after ${own} of ${WARRANTY_LABEL}`}
      </p>
      <button
        type="button"
        className={`link ${styles.remove}`}
        onClick={() => void openCart().setWarranty(line.id, null)}
      >
        Remove<VisuallyHidden> the plan for {product.name}</VisuallyHidden>
      </button>
      {planCents !== null && <b>{formatPrice(planCents)}</b>}
    </div>
  );
}
