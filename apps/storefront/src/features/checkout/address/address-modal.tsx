import type { Address } from '@wattle/domain';
import { useState } from 'react';
import { addressLines } from '../../../goods/address/address-lines.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import section from '../shipping/section.module.css';

type Props = {
  title: string;
  addresses: readonly Address[];
  chosenId: string | null;
  onChoose: (id: string) => void;
  onAdd: () => void;
  onClose: () => void;
};

/** Picks one of the saved addresses, or leads to a new one [C-2-49]. */
export function AddressModal({ title, addresses, chosenId, onChoose, onAdd, onClose }: Props) {
  const [picked, setPicked] = useState(chosenId ?? '');
  const foot = (
    <>
      <Button kind="line" onClick={onClose}>
        Cancel
      </Button>
      <Button onClick={() => (picked === '' ? onClose() : onChoose(picked))}>Use this address</Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} foot={foot}>
      <div className={section.stack}>
        <RadioCards
          legend="Your addresses"
          legendHidden
          name="savedAddress"
          value={picked}
          onChange={setPicked}
          options={addresses.map((address) => ({
            value: address.id,
            title: address.contactName,
            detail: addressLines(address).join(', '),
          }))}
        />
        <div>
          <Button kind="second" icon="plus" onClick={onAdd}>
            Add an address
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
