import type { Address } from '@wattle/domain/account';
import { addressLines } from '@wattle/messages/address-lines';
import * as checkoutWords from '@wattle/messages/checkout';
import * as commonWords from '@wattle/messages/common';
import { useState } from 'react';
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

/** Picks a saved address, or adds a new one [C-2-49]. */
export function AddressModal({ title, addresses, chosenId, onChoose, onAdd, onClose }: Props) {
  const [picked, setPicked] = useState(chosenId ?? '');
  const foot = (
    <>
      <Button kind="line" onClick={onClose}>
        {commonWords.cancel}
      </Button>
      <Button onClick={() => (picked === '' ? onClose() : onChoose(picked))}>{checkoutWords.useThisAddress}</Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} foot={foot}>
      <div className={section.stack}>
        <RadioCards
          legend={checkoutWords.yourAddresses}
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
            {checkoutWords.addAnAddress}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
