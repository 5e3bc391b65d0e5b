import { type CartLine, lineId, linePrice } from '@wattle/domain/cart';
import type { WarrantyProduct } from '@wattle/domain/catalogue';
import { formatPrice } from '@wattle/domain/money';
import type { ProductDocument } from '@wattle/domain/search';
import { offeredPlans } from '@wattle/domain/warranty';
import * as cartWords from '@wattle/messages/cart';
import * as commonWords from '@wattle/messages/common';
import { planStart, planTitle } from '@wattle/messages/warranty';
import { type ComponentProps, type ComponentType, lazy, type ReactNode, type Ref, Suspense, useState } from 'react';
import { openCart } from '../../../shopper/cart/open-cart.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './line-plan.module.css';
import type PlanDialogType from './plan-dialog.tsx';
import { moveFocusTo, useLineFocus } from './use-line-focus.ts';

/** Loaded before it opens; a failed load shows its own alert. */
const loadDialog = () => import('./plan-dialog.tsx');
const PlanDialog = lazy<ComponentType<ComponentProps<typeof PlanDialogType>>>(loadDialog);

type Props = { line: CartLine; product: ProductDocument; warranties: ReadonlyMap<string, WarrantyProduct> };

/** The repair plan of a line, or an offer for one [C-9-64 D-1-07]. */
export function LinePlan({ line, product, warranties }: Props) {
  const plans = offeredPlans(product.blGroup, warranties);
  const [isChoosing, setChoosing] = useState(false);
  const choose = () => {
    loadDialog().then(
      () => setChoosing(true),
      () => {},
    );
  };
  if (line.giftcard || (line.warrantyId === null && plans.length === 0)) return null;
  return (
    <>
      {line.warrantyId === null ? (
        <OfferedPlan line={line} product={product} plans={plans} onOthers={choose} />
      ) : (
        <OwnPlan line={line} product={product} hasOthers={plans.length > 0} onChange={choose} />
      )}
      {isChoosing && (
        <Suspense>
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
        </Suspense>
      )}
    </>
  );
}

type OwnProps = Omit<Props, 'warranties'> & { hasOthers: boolean; onChange: () => void };

function OwnPlan({ line, product, hasOthers, onChange }: OwnProps) {
  const control = useLineFocus<HTMLButtonElement>(line.id, 'plan');
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
          cartWords.planNoLongerOffered
        )}
      </p>
      {hasOthers && (
        <PlanButton ref={control} onPress={onChange} about={product.name}>
          {commonWords.change}
        </PlanButton>
      )}
      {isGone && (
        <PlanButton
          ref={hasOthers ? undefined : control}
          onPress={() => changePlan(line, null)}
          about={cartWords.thePlanFor(product.name)}
        >
          {commonWords.remove}
        </PlanButton>
      )}
      {planCents !== null && <b>{formatPrice(planCents)}</b>}
    </div>
  );
}

type OfferedProps = Omit<Props, 'warranties'> & { plans: readonly WarrantyProduct[]; onOthers: () => void };

/** Shortest plan first, none preselected. */
function OfferedPlan({ line, product, plans: [plan, ...others], onOthers }: OfferedProps) {
  const control = useLineFocus<HTMLButtonElement>(line.id, 'plan');
  if (!plan) return null;
  const { planCents } = linePrice({ ...line, warranty: plan }, product);
  if (planCents === null) return null;
  return (
    <div className={classNames(styles.plan, styles.soft)}>
      <Icon name="shield" />
      <p>{cartWords.addPlan(planTitle(plan), line.qty)}</p>
      <PlanButton ref={control} onPress={() => changePlan(line, plan.id)} about={cartWords.aPlanFor(product.name)}>
        {cartWords.addFor(formatPrice(planCents))}
      </PlanButton>
      {others.length > 0 && (
        <PlanButton onPress={onOthers} about={cartWords.forNamed(product.name)}>
          {cartWords.otherPlans}
        </PlanButton>
      )}
    </div>
  );
}

type ButtonProps = {
  ref?: Ref<HTMLButtonElement> | undefined;
  onPress: () => void;
  /** Names the line for screen readers. */
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

/** Sets or removes a line's plan at once, and keeps the focus on the line. */
function changePlan(line: CartLine, warrantyId: string | null): void {
  if (warrantyId === line.warrantyId) return;
  moveFocusTo(lineId({ ...line, warrantyId }), 'plan');
  void openCart().setWarranty(line.id, warrantyId);
}
