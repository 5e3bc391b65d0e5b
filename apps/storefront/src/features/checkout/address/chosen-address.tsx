import type { EnteredAddress } from '@wattle/domain';
import { addressLines } from '../../../goods/address/address-lines.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import section from '../shipping/section.module.css';
import styles from './address-part.module.css';

/** The address that is chosen, and the way to another one. */
export function ChosenAddress({ address, onChange }: { address: EnteredAddress; onChange: () => void }) {
  return (
    <div className={styles.chosen}>
      <p>
        <b>{address.contactName}</b>
        {addressLines(address).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
      <button type="button" className={`link ${section.act}`} onClick={onChange}>
        Change<VisuallyHidden> the address {address.street1}</VisuallyHidden>
      </button>
    </div>
  );
}
