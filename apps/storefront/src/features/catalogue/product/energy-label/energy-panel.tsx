import { type EnergyLabel as EnergyLabelModel, runningCost } from '@wattle/domain';
import { ShopLink } from '../../../../ui/shop-link.tsx';
import { EnergyLabel } from './energy-label.tsx';
import styles from './energy-panel.module.css';
import { costWords } from './label-words.ts';

/** Where the shop explains it. */
const EXPLAINED = '/articles/buying-guides/energy-rating';

/** The label with what it means in money. */
export function EnergyPanel({ label }: { label: EnergyLabelModel }) {
  const cost = runningCost(label.use);
  const words = cost && costWords(cost);
  return (
    <div className={styles.panel}>
      <EnergyLabel label={label} />
      {words && (
        <p>
          <b>{words.amount}</b> {words.basis}
        </p>
      )}
      <p>
        <ShopLink className={`link ${styles.more}`} to={EXPLAINED}>
          What the label means
        </ShopLink>
      </p>
    </div>
  );
}
