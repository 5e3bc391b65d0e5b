import type { Address, Customer } from '@wattle/domain/account';
import * as addressWords from '@wattle/messages/address';
import * as commonWords from '@wattle/messages/common';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFailure } from '../../ui/form/form-failure.tsx';
import styles from './address-fields.module.css';
import { AddressFields } from './address-fields.tsx';
import { Doubt } from './doubt.tsx';
import { useAddressForm } from './use-address-form.ts';

type Props = {
  customer: Customer;
  /** Null: a new address. */
  address: Address | null;
  onClose: () => void;
  onSaved: () => void;
};

/** Adds or edits an address. Asks before discarding changes [C-2-59]. */
export function AddressDialog({ customer, address, onClose, onSaved }: Props) {
  const { form, initial, doubt, isChanged } = useAddressForm({ customer, address, onSaved });
  const [isAsking, setAsking] = useState(false);
  const formId = useId();
  // browsers always close a dialog on the second Escape
  const close = () => (isChanged && !isAsking && !form.isBusy ? setAsking(true) : onClose());
  const foot = isAsking ? (
    <LeaveQuestion onStay={() => setAsking(false)} onLeave={onClose} />
  ) : (
    <>
      <Button kind="line" onClick={close}>
        {commonWords.cancel}
      </Button>
      <Button type="submit" form={formId} loading={form.isBusy} loadingLabel={addressWords.saving}>
        {addressWords.saveAddress}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={close} title={address ? addressWords.editAddress : addressWords.addAnAddress} foot={foot}>
      <form {...form.bind} id={formId}>
        <AddressFields form={form} initial={initial} />
        <FormFailure words={form.failure} />
        {doubt && <Doubt known={doubt} button={addressWords.saveAddress} onTake={form.put} />}
      </form>
    </Dialog>
  );
}

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <>
      <p className={styles.ask} role="alert">
        {addressWords.notSavedYet}
      </p>
      <Button kind="line" onClick={onLeave}>
        {addressWords.discard}
      </Button>
      <Button autoFocus onClick={onStay}>
        {addressWords.keepEditing}
      </Button>
    </>
  );
}
