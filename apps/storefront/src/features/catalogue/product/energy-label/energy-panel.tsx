import { type EnergyLabel as EnergyLabelModel, runningCost } from '@wattle/domain/energy';
import * as energyWords from '@wattle/messages/energy';
import { costWords } from '@wattle/messages/energy-label';
import { ShopLink } from '../../../../ui/shop-link.tsx';
import { EnergyLabel } from './energy-label.tsx';
import styles from './energy-panel.module.css';

/** The article that explains the label. */
const EXPLAINED = '/articles/buying-guides/energy-rating';

/** The label, with the running cost it means. Its small picture leads here: on a phone it stands above the heading. */
export function EnergyPanel({ label }: { label: EnergyLabelModel }) {
  const cost = runningCost(label.use);
  const words = cost && costWords(cost);
  return (
    <div id="energy-label" className={styles.panel}>
      <EnergyLabel label={label} />
      {words && (
        <p>
          <b>{words.amount}</b> {words.basis}
        </p>
      )}
      <p>
        <ShopLink className={`link ${styles.more}`} to={EXPLAINED}>
          {energyWords.whatTheLabelMeans}
        </ShopLink>
      </p>
    </div>
  );
}
