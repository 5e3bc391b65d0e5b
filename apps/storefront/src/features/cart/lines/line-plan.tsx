import {
  type CartLine,
  formatPrice,
  linePrice,
  offeredPlans,
  type ProductDocument,
  type WarrantyProduct,
} from '@wattle/domain';
import { type ReactNode, type Ref, useState } from 'react';
import { planStart, planTitle } from '../../../goods/sums/plan-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { changePlan } from './change-plan.ts';
import styles from './line-plan.module.css';
import { PlanDialog } from './plan-dialog.tsx';
import { useLineFocus } from './use-line-focus.ts';

type Props = { line: CartLine; product: ProductDocument; warranties: ReadonlyMap<string, WarrantyProduct> };

/** The repair plan that goes with a line, or the one that can be had [C-9-64 D-1-07]. */
export function LinePlan({ line, product, warranties }: Props) {
  const plans = offeredPlans(product.blGroup, warranties);
  const [isChoosing, setChoosing] = useState(false);
  const choose = () => setChoosing(true);
  if (line.giftcard || (line.warrantyId === null && plans.length === 0)) return null;
  return (
    <>
      {line.warrantyId === null ? (
        <OfferedPlan line={line} product={product} plans={plans} onOthers={choose} />
      ) : (
        <OwnPlan line={line} product={product} hasOthers={plans.length > 0} onChange={choose} />
      )}
      {isChoosing && (
        <PlanDialog
          line={line}
          product={product}
          plans={plans}
          onChoose={(planId) => {
            setChoosing(false);
            changePlan(line, planId);
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  );
}

type OwnProps = Omit<Props, 'warranties'> & { hasOthers: boolean; onChange: () => void };

function OwnPlan({ line, product, hasOthers, onChange }: OwnProps) {
  const control = useLineFocus<HTMLButtonElement>(line.id);
  const { planCents } = linePrice(line, product);
  const start = planStart(product.blGroup.baseWarrantyPeriod);
  const isGone = line.warranty === null;
  return (
    <div className={styles.plan}>
      <Icon name="shield" />
      <p>
        {line.warranty ? (
          <>
            <b>{planTitle(line.warranty)}</b> {start}
          </>
        ) : (
          'The repair plan that you chose is no longer offered.'
        )}
      </p>
      {hasOthers && (
        <PlanButton ref={control} onPress={onChange} about={product.name}>
          Change
        </PlanButton>
      )}
      {isGone && (
        <PlanButton
          ref={hasOthers ? undefined : control}
          onPress={() => changePlan(line, null)}
          about={`the plan for ${product.name}`}
        >
          Remove
        </PlanButton>
      )}
      {planCents !== null && <b>{formatPrice(planCents)}</b>}
    </div>
  );
}

type OfferedProps = Omit<Props, 'warranties'> & { plans: readonly WarrantyProduct[]; onOthers: () => void };

/** The shortest first; nobody has one chosen for them. */
function OfferedPlan({ line, product, plans: [plan, ...others], onOthers }: OfferedProps) {
  const control = useLineFocus<HTMLButtonElement>(line.id);
  if (!plan) return null;
  const { planCents } = linePrice({ ...line, warranty: plan }, product);
  if (planCents === null) return null;
  return (
    <div className={classNames(styles.plan, styles.soft)}>
      <Icon name="shield" />
      <p>
        Add a {planTitle(plan)}
        {line.qty > 1 && ' for each'}
      </p>
      <PlanButton ref={control} onPress={() => changePlan(line, plan.id)} about={`a plan for ${product.name}`}>
        Add for {formatPrice(planCents)}
      </PlanButton>
      {others.length > 0 && (
        <PlanButton onPress={onOthers} about={`for ${product.name}`}>
          Other plans
        </PlanButton>
      )}
    </div>
  );
}

type ButtonProps = {
  ref?: Ref<HTMLButtonElement> | undefined;
  onPress: () => void;
  /** Heard after the words: which line it is of. */
  about: string;
  children: ReactNode;
};

function PlanButton({ ref, onPress, about, children }: ButtonProps) {
  return (
    <button ref={ref} type="button" className={`link ${styles.act}`} onClick={onPress}>
      {children}
      <VisuallyHidden> {about}</VisuallyHidden>
    </button>
  );
}
