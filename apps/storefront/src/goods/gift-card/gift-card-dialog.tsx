import type { GiftCardDetails } from '@wattle/domain';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { GiftCardFieldset } from './gift-card-fields.tsx';
import { useGiftCardForm } from './use-gift-card-form.ts';

type Props = {
  details: GiftCardDetails;
  onSave: (details: GiftCardDetails) => void;
  onClose: () => void;
};

/** The same form for a gift card that is in the cart already. */
export default function GiftCardDialog({ details, onSave, onClose }: Props) {
  const formId = useId();
  const form = useGiftCardForm(details);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Edit gift card"
      foot={
        <>
          <Button kind="plain" onClick={onClose}>
            Cancel
          </Button>
          <Button kind="second" type="submit" form={formId}>
            Save
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={form.submitWith(onSave)}>
        <GiftCardFieldset form={form} />
      </form>
    </Dialog>
  );
}
