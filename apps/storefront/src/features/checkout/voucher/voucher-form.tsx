import { type VoucherStatus, voucherGaps } from '@wattle/domain';
import { voucherMessages } from '@wattle/messages';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import styles from './gift-cards.module.css';
import { heldVouchers, useVouchersLoading } from './held-vouchers.ts';

type Errors = { readonly code?: string | undefined; readonly pin?: string | undefined };

type Props = {
  /** An order is being placed: nothing about it can change. */
  isLocked: boolean;
  onAdded: () => void;
  onCancel: () => void;
};

/** A gift card's number and PIN. A refused one keeps its number; the PIN is typed again [C-4-95 … C-4-103]. */
export function VoucherForm({ isLocked, onAdded, onCancel }: Props) {
  const [typed, setTyped] = useState({ code: '', pin: '' });
  const [errors, setErrors] = useState<Errors>({});
  const isLoading = useVouchersLoading();
  const code = useRef<HTMLInputElement>(null);
  const pin = useRef<HTMLInputElement>(null);
  useEffect(() => code.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading || isLocked) return;
    const gaps = voucherGaps(typed);
    setErrors(Object.fromEntries(gaps.map((gap) => [gap.field, voucherMessages[gap.code]])));
    const [first] = gaps;
    if (first) {
      (first.field === 'code' ? code : pin).current?.focus();
      return;
    }
    refuse(await heldVouchers.add(typed));
  };
  const refuse = (status: VoucherStatus) => {
    if (status === 'SUCCESS') return onAdded();
    setErrors({ code: voucherMessages[status] });
    if (status !== 'ERROR') setTyped((now) => ({ ...now, pin: '' }));
    (status === 'NOT_FOUND' ? pin : code).current?.focus();
  };
  const change = (field: 'code' | 'pin', value: string) => {
    setTyped((now) => ({ ...now, [field]: value }));
    setErrors((now) => ({ ...now, [field]: undefined }));
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <TextInput
        ref={code}
        label="Card number"
        name="voucherCode"
        value={typed.code}
        error={errors.code}
        inputMode="numeric"
        autoComplete="off"
        maxLength={40}
        onChange={(event) => change('code', event.currentTarget.value)}
      />
      <TextInput
        ref={pin}
        label="PIN"
        name="voucherPin"
        type="password"
        value={typed.pin}
        error={errors.pin}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        onChange={(event) => change('pin', event.currentTarget.value)}
      />
      <div className={styles.acts}>
        <Button type="submit" kind="second" disabled={isLocked} loading={isLoading} loadingLabel="Checking">
          Apply gift card
        </Button>
        <Button kind="plain" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
