import { checkVoucherForm, type VoucherFields, type VoucherStatus } from '@wattle/domain/vouchers';
import { voucherMessages } from '@wattle/messages';
import * as checkoutWords from '@wattle/messages/checkout';
import * as commonWords from '@wattle/messages/common';
import { useEffect } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FormFailure } from '../../../ui/form/form-failure.tsx';
import type { Refusal } from '../../../ui/form/form-model.ts';
import { useForm } from '../../../ui/form/use-form.ts';
import { TextInput } from '../../../ui/text-input.tsx';
import styles from './gift-cards.module.css';
import { heldVouchers, useVouchersLoading } from './held-vouchers.ts';

type Props = {
  /** An order is being placed, so nothing may change. */
  isLocked: boolean;
  onAdded: () => void;
  onCancel: () => void;
};

/** A gift card's number and PIN. On refusal the number stays and the PIN is cleared [C-4-95 … C-4-103]. */
export function VoucherForm({ isLocked, onAdded, onCancel }: Props) {
  const isLoading = useVouchersLoading();
  const form = useForm({
    initial: { voucherCode: '', voucherPin: '' },
    check: checkVoucherForm,
    messages: voucherMessages,
    failure: voucherMessages.ERROR,
    send: async (voucher) => {
      // nothing changes while an order is being placed, and only one card is checked at a time
      if (isLoading || isLocked) return {};
      return refusalOf(await heldVouchers.add(voucher));
    },
  });
  const refusalOf = (status: VoucherStatus): Refusal<VoucherFields> | undefined => {
    if (status === 'SUCCESS') {
      onAdded();
      return undefined;
    }
    if (status === 'ERROR') return { form: voucherMessages.ERROR };
    form.put({ voucherPin: '' });
    return { fields: { voucherCode: voucherMessages[status] } };
  };
  const { ref } = form.bind;
  useEffect(() => ref.current?.querySelector('input')?.focus(), [ref]);
  return (
    <form {...form.bind} className={styles.form}>
      <TextInput
        {...form.field('voucherCode')}
        label={checkoutWords.cardNumber}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
      />
      <TextInput
        {...form.field('voucherPin')}
        label={checkoutWords.pin}
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
      />
      <FormFailure words={form.failure} />
      <div className={styles.acts}>
        <Button
          type="submit"
          kind="second"
          disabled={isLocked}
          loading={form.isBusy || isLoading}
          loadingLabel={commonWords.checking}
        >
          {checkoutWords.applyGiftCard}
        </Button>
        <Button kind="plain" onClick={onCancel}>
          {commonWords.cancel}
        </Button>
      </div>
    </form>
  );
}
