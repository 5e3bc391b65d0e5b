import {
  type CartLine,
  centsOf,
  formatPrice,
  type ProductDocument,
  planDescription,
  type WarrantyProduct,
} from '@wattle/domain';
import { useState } from 'react';
import { planStart, planTitle } from '../../../goods/sums/plan-words.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type RadioCard, RadioCards } from '../../../ui/radio-cards.tsx';
import styles from './plan-dialog.module.css';

type Props = {
  line: CartLine;
  product: ProductDocument;
  plans: readonly WarrantyProduct[];
  onChoose: (planId: string | null) => void;
  onClose: () => void;
};

const NO_PLAN: RadioCard<string> = { value: '', title: 'No repair plan', detail: 'Included cover only' };

/** Which plan, or none. Nothing changes until it is saved: arrow keys may walk through all of them. */
export function PlanDialog({ line, product, plans, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState(line.warranty?.id ?? NO_PLAN.value);
  const start = planStart(product.blGroup.baseWarrantyPeriod);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Repair plan"
      foot={
        <>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="second" onClick={() => onChoose(chosen === NO_PLAN.value ? null : chosen)}>
            Save
          </Button>
        </>
      }
    >
      <p className={styles.what}>
        For {product.name}.{start && ` A plan starts ${start}.`}
      </p>
      <RadioCards
        legend={`Repair plan for ${product.name}`}
        legendHidden
        name={`plan of ${line.id}`}
        options={[...plans.map((plan) => cardOf(plan, line.qty)), NO_PLAN]}
        value={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
}

const cardOf = (plan: WarrantyProduct, qty: number): RadioCard<string> => ({
  value: plan.id,
  title: planTitle(plan),
  detail: planDescription(plan),
  end: `${formatPrice(centsOf(plan.price))}${qty > 1 ? ' each' : ''}`,
});
