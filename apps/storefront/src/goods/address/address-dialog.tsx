import type { Address, Customer, Locality } from '@wattle/domain';
import { useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './address-fields.module.css';
import { AddressFields } from './address-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

type Props = {
  customer: Customer;
  /** Null: a new one. */
  address: Address | null;
  onClose: () => void;
  onSaved: () => void;
};

/** Adds or changes an address. Closing it with something typed asks first [C-2-59]. */
export function AddressDialog({ customer, address, onClose, onSaved }: Props) {
  const form = useAddressForm({ customer, address, onSaved });
  const [isAsking, setAsking] = useState(false);
  const formId = useId();
  // a browser closes a dialog at the second Escape, whatever is said to it
  const close = () => (form.isChanged && !isAsking && !form.isBusy ? setAsking(true) : onClose());
  const foot = isAsking ? (
    <LeaveQuestion onStay={() => setAsking(false)} onLeave={onClose} />
  ) : (
    <>
      <Button kind="line" onClick={close}>
        Cancel
      </Button>
      <Button type="submit" form={formId} loading={form.isBusy} loadingLabel="Saving">
        Save address
      </Button>
    </>
  );
  return (
    <Dialog open onClose={close} title={address ? 'Change the address' : 'Add an address'} foot={foot}>
      <form id={formId} noValidate onSubmit={form.submit}>
        <AddressFields form={form} />
        {form.failure && <Notice tone="bad">{form.failure}</Notice>}
        {form.doubt && <Doubt known={form.doubt} onTake={form.setPlace} />}
      </form>
    </Dialog>
  );
}

function LeaveQuestion({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <>
      <p className={styles.ask} role="alert">
        What you typed is not saved.
      </p>
      <Button kind="line" onClick={onLeave}>
        Leave it
      </Button>
      <Button autoFocus onClick={onStay}>
        Keep editing
      </Button>
    </>
  );
}

function Doubt({ known, onTake }: { known: Locality; onTake: (locality: Locality) => void }) {
  return (
    <Notice tone="warn">
      <span role="alert">
        We know {known.suburb} as {known.state} {known.postcode}. Check it, or press “Save address” once more to keep it
        as it is.
      </span>{' '}
      <button type="button" className="link" onClick={() => onTake(known)}>
        Use {known.state} {known.postcode}
      </button>
    </Notice>
  );
}
