import { useState } from 'react';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useCheckoutPage } from '../checkout-page.ts';
import { chooseBillingAddress } from '../checkout-store.ts';
import section from '../shipping/section.module.css';
import { AddressPart } from './address-part.tsx';

type Props = {
  label: string;
  error: string | undefined;
  /** Whether an address of its own is wanted. */
  onOpen: (isOpen: boolean) => void;
};

/** Where the bill goes: to the same address unless another one is wanted [C-1-07]. */
export function BillingPart({ label, error, onOpen }: Props) {
  const { kept } = useCheckoutPage();
  const [isOpen, setOpen] = useState(kept.billingAddress !== null);
  const open = (isOwn: boolean) => {
    setOpen(isOwn);
    onOpen(isOwn);
    if (!isOwn) chooseBillingAddress(null);
  };
  return (
    <div className={section.part}>
      <Checkbox label={label} checked={isOpen} onChange={(event) => open(event.currentTarget.checked)} />
      {isOpen && (
        <div className={section.below}>
          <AddressPart kind="billing" chosen={kept.billingAddress} error={error} onChoose={chooseBillingAddress} />
        </div>
      )}
    </div>
  );
}
