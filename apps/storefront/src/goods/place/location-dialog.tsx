import type { Locality } from '@wattle/domain';
import { saveLocality, useSavedLocation } from '../../shopper/location/location-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LocalityField } from './locality-field.tsx';
import styles from './location-dialog.module.css';
import { MyLocation } from './my-location.tsx';

/** Asks where things should be delivered to. Choosing a suburb is the answer: there is no second button to press. */
export default function LocationDialog({ onClose }: { onClose: () => void }) {
  const saved = useSavedLocation();
  const choose = (locality: Locality) => {
    saveLocality(locality);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title="Where should we deliver?">
      <div className={styles.body}>
        <p className={styles.lead}>
          We use your suburb for delivery days and prices, and to show the stores nearest to you. It stays on this
          device.
        </p>
        <LocalityField name="locality" takesFocus onChoose={choose} />
        <p className="hint">
          {saved
            ? `Now set to ${saved.locality.name}.`
            : 'Type at least three letters or digits, as in 3056 or Brunswick.'}
        </p>
        <MyLocation onFound={choose} />
      </div>
    </Dialog>
  );
}
