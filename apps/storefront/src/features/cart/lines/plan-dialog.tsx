import type { CartLine } from '@wattle/domain/cart';
import type { WarrantyProduct } from '@wattle/domain/catalogue';
import { centsOf, formatPrice } from '@wattle/domain/money';
import type { ProductDocument } from '@wattle/domain/search';
import * as plansWords from '@wattle/messages/cart-plans';
import * as commonWords from '@wattle/messages/common';
import { planDescription, planStart, planTitle } from '@wattle/messages/warranty';
import { useState } from 'react';
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

const NO_PLAN: RadioCard<string> = { value: '', title: plansWords.noRepairPlan, detail: plansWords.includedCoverOnly };

/** Chooses a plan, or none. Applies on save, so that arrow keys can move through the options. */
export default function PlanDialog({ line, product, plans, onChoose, onClose }: Props) {
  const [chosen, setChosen] = useState(line.warranty?.id ?? NO_PLAN.value);
  const start = planStart(product.blGroup.baseWarrantyPeriod);
  return (
    <Dialog
      open
      onClose={onClose}
      title={plansWords.repairPlan}
      foot={
        <>
          <Button kind="plain" onClick={onClose}>
            {commonWords.cancel}
          </Button>
          <Button kind="second" onClick={() => onChoose(chosen === NO_PLAN.value ? null : chosen)}>
            {commonWords.save}
          </Button>
        </>
      }
    >
      <p className={styles.what}>{plansWords.planFor(product.name, start)}</p>
      <RadioCards
        legend={plansWords.repairPlanFor(product.name)}
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
  end: plansWords.priceEach(formatPrice(centsOf(plan.price)), qty),
});
