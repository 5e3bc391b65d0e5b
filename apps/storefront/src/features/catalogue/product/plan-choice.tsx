import * as productWords from '@wattle/messages/product';
import choice from '../../../ui/choice.module.css';
import { classNames } from '../../../ui/class-names.ts';
import type { BuyView } from './buy-view.ts';
import styles from './choice-cards.module.css';

type Props = {
  buy: Pick<BuyView, 'plans' | 'planNote'>;
  chosenId: string | null;
  onChoose: (planId: string | null) => void;
};

/** Extended warranty, or none; nothing is preselected [D-1-07 C-9-65 D-9-67]. */
export function PlanChoice({ buy: { plans, planNote }, chosenId, onChoose }: Props) {
  if (plans.length === 0) return null;
  const chosen = plans.find(({ id }) => id === chosenId);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        {productWords.repairPlan} <span>{planNote}</span>
      </legend>
      <div className={styles.row}>
        {[NO_PLAN, ...plans].map(({ id, title, price }) => (
          <label key={id} className={styles.plan}>
            <b>{title}</b>
            <input
              type="radio"
              className={classNames(choice.dot, styles.dot)}
              name="plan"
              checked={id === (chosenId ?? NO_PLAN.id)}
              onChange={() => onChoose(id || null)}
            />
            <span>{price}</span>
          </label>
        ))}
      </div>
      {chosen && <p className={styles.about}>{chosen.description}</p>}
    </fieldset>
  );
}

const NO_PLAN = { id: '', title: productWords.none, price: productWords.includedCoverOnly };
