import type { Locality } from '@wattle/domain/stores';
import * as storesWords from '@wattle/messages/stores';
import * as suburbWords from '@wattle/messages/suburb';
import { saveLocality, useSavedLocation } from '../../shopper/location/location-store.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { LocalityField } from './locality-field.tsx';
import styles from './location-dialog.module.css';
import { MyLocation } from './my-location.tsx';

/** Asks for the delivery location. Choosing a suburb completes it, without a second button. */
export default function LocationDialog({ onClose }: { onClose: () => void }) {
  const saved = useSavedLocation();
  const choose = (locality: Locality) => {
    saveLocality(locality);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} title={suburbWords.whereToDeliver}>
      <div className={styles.body}>
        <p className={styles.lead}>{suburbWords.whySuburb}</p>
        <LocalityField name="locality" takesFocus onChoose={choose} />
        <p className="hint">{saved ? suburbWords.nowSetTo(saved.locality.name) : storesWords.queryTooShort}</p>
        <MyLocation onFound={choose} />
      </div>
    </Dialog>
  );
}
