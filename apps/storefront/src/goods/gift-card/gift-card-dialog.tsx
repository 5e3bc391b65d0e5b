import type { GiftCardDetails } from '@wattle/domain/cart';
import type { GiftCardFields } from '@wattle/domain/gift-card';
import * as commonWords from '@wattle/messages/common';
import * as giftCardWords from '@wattle/messages/gift-card';
import { useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useForm } from '../../ui/form/use-form.ts';
import { GiftCardFieldset } from './gift-card-fields.tsx';
import { GIFT_CARD_RULES } from './gift-card-rules.ts';

type Props = {
  details: GiftCardDetails;
  onSave: (details: GiftCardDetails) => void;
  onClose: () => void;
};

/** The gift card form for a card already in the cart. */
export default function GiftCardDialog({ details, onSave, onClose }: Props) {
  const formId = useId();
  const initial: GiftCardFields = details;
  const form = useForm({
    ...GIFT_CARD_RULES,
    initial,
    send: (changed) => {
      onSave(changed);
      return undefined;
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={giftCardWords.editGiftCard}
      foot={
        <>
          <Button kind="plain" onClick={onClose}>
            {commonWords.cancel}
          </Button>
          <Button kind="second" type="submit" form={formId}>
            {commonWords.save}
          </Button>
        </>
      }
    >
      <form {...form.bind} id={formId}>
        <GiftCardFieldset form={form} />
      </form>
    </Dialog>
  );
}
